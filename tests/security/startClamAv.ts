import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@tests/support/free-port';
import { EICAR } from '@tests/support/startClamd';
import { waitFor } from '@tests/support/wait-for';

/** Detected by the hash of the whole file, so inside an archive only a scanner that unpacks it finds it. */
export const SAMPLE = 'a made-up sample '.repeat(100);

/** Two signatures of our own: those of the world are a download of some hundred megabytes. */
const SIGNATURES = {
  'own.ndb': `Test.Eicar:0:*:${Buffer.from(EICAR).toString('hex')}\n`,
  'own.hsb': `${createHash('sha256').update(SAMPLE).digest('hex')}:${SAMPLE.length}:Test.Sample\n`,
};

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write('zPING\0'));
    socket.once('error', () => done(false));
    void text(socket).then(
      (said) => done(said === 'PONG\0'),
      () => done(false),
    );
  });

/** The clamd of the operating system, with the limits that docs/operations.md asks for. */
export const startClamAv = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaichuang-clamav-'));
  const [database, configuration, socket] = ['database', 'clamd.conf', 'clamd.ctl'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  mkdirSync(database);
  for (const [name, line] of Object.entries(SIGNATURES)) writeFileSync(join(database, name), line);
  const port = await freePort();
  let child: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  const start = async (streamMaxLength = '25M'): Promise<void> => {
    const settings = {
      DatabaseDirectory: database,
      LocalSocket: socket,
      FixStaleSocket: 'yes',
      TCPSocket: port,
      TCPAddr: '127.0.0.1',
      Foreground: 'yes',
      StreamMaxLength: streamMaxLength,
      MaxFileSize: '200M',
      MaxScanSize: '400M',
    };
    writeFileSync(
      configuration,
      Object.entries(settings)
        .map(([name, value]) => `${name} ${value}\n`)
        .join(''),
    );
    const started = spawn('clamd', ['--config-file', configuration], {
      stdio: 'ignore',
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    });
    child = started;
    let failure: unknown;
    started.once('error', (error) => (failure = error));
    await waitFor(() => failure !== undefined || started.exitCode !== null || answers(port));
    if (failure || started.exitCode !== null)
      throw new Error('No clamd of the system: apt-get install clamav-daemon', { cause: failure });
  };

  await start();
  return {
    url: `tcp://127.0.0.1:${port}`,
    socketUrl: `unix:${socket}`,
    start,
    /** Connections are accepted but never answered, as by a machine without free memory. */
    freeze: (): unknown => child?.kill('SIGSTOP'),
    end,
    stop: async (): Promise<void> => {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
