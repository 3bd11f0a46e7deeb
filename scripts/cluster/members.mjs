import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stopChild } from '../support/child.mjs';

const DELIVERED = resolve(import.meta.dirname, '../../deploy/patroni');
const DEBIAN = '/usr/lib/postgresql';
const NOBODY = 65_534;
const NAMES = ['one', 'two', 'three'];
/** On loopback, in a folder that goes with the script. */
const PASSWORD = 'of-the-rehearsal';
const START_MS = 30_000;
const END_MS = 30_000;

export const isRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root. */
const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

function postgresFolder() {
  const [version] = readdirSync(DEBIAN)
    .map(Number)
    .filter((number) => number >= 15)
    .sort((a, b) => a - b);
  return join(DEBIAN, String(version), 'bin');
}

export const freePort = () =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

export async function until(isSo, what, limitMs) {
  const end = performance.now() + limitMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`等了 ${limitMs / 1000} 秒，没有等到：${what}`);
    await delay(200);
  }
}

export async function json(url) {
  try {
    return await (await fetch(url, { signal: AbortSignal.timeout(2000) })).json();
  } catch {
    return null;
  }
}

/** Its own process group: Ctrl-C reaches the script alone, which ends the rest in order. */
function launch(program, args, env, folder, log) {
  const child = spawn(program, args, {
    ...who,
    cwd: folder,
    detached: true,
    env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => writeFileSync(log, chunk, { flag: 'a' }));
  return child;
}

/** Without `Z`: a process that ended and that nobody has asked about. */
const childrenOf = (pid) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const [state, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1).split(' ');
        return Number(parent) === pid && state !== 'Z';
      } catch {
        return false;
      }
    })
    .map(Number);

const signal = (pid, name) => {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
};

/** One database machine: Patroni with the delivered configuration, and the PostgreSQL that it looks after. */
class Member {
  constructor(name, folder, ports, etcd) {
    Object.assign(this, { name, folder, child: null, port: ports.postgres });
    this.api = `http://127.0.0.1:${ports.api}`;
    this.data = join(folder, 'disk', 'data');
    this.log = join(folder, 'patroni.log');
    this.env = {
      PATRONI_NAME: name,
      PATRONI_ETCD_HOSTS: `'${etcd}'`,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${ports.api}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${ports.api}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${ports.postgres}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${ports.postgres}`,
      PATRONI_POSTGRESQL_DATA_DIR: this.data,
      PATRONI_POSTGRESQL_BIN_DIR: postgresFolder(),
      PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      PATRONI_REWIND_PASSWORD: PASSWORD,
    };
  }

  start() {
    this.child = launch('patroni', [join(this.folder, 'patroni.yml')], this.env, this.folder, this.log);
  }

  /** Patroni first: it must not mend what is being broken. */
  processes() {
    const own = this.child.exitCode === null && this.child.signalCode === null ? [this.child.pid] : [];
    try {
      const postmaster = Number(readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      return [...own, postmaster, ...childrenOf(postmaster)];
    } catch {
      return own;
    }
  }

  signal(name) {
    for (const pid of this.processes()) signal(pid, name);
  }

  async end() {
    if (!this.child) return;
    this.signal('SIGCONT');
    const processes = this.processes();
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await Promise.race([ended, delay(END_MS, undefined, { ref: false })]);
    }
    // A PostgreSQL whose Patroni was killed, or that did not end in time.
    for (const pid of processes) if (childrenOf(pid).length > 0) signal(pid, 'SIGKILL');
    this.child.kill('SIGKILL');
  }
}

/** The delivered file word for word, but that nothing of this machine is touched: no watchdog, and no common folder. */
function writeConfiguration(folder) {
  const text = readFileSync(join(DELIVERED, 'patroni.yml'), 'utf8')
    .replace('mode: automatic', "mode: 'off'")
    .replace('    password_encryption', `    unix_socket_directories: '${folder}'\n    password_encryption`);
  writeFileSync(join(folder, 'patroni.yml'), text);
}

const own = (path) => {
  if (isRoot) chownSync(path, NOBODY, NOBODY);
  chmodSync(path, 0o700);
};

/** etcd and three members. */
export class Cluster {
  members = [];
  password = PASSWORD;
  #etcd = null;

  constructor(folder) {
    this.folder = folder;
  }

  /** `prepareDisk` makes the place where the data of a member will lie. */
  async start(prepareDisk) {
    own(this.folder);
    const address = await this.#startEtcd();
    for (const name of NAMES) {
      const home = join(this.folder, name);
      mkdirSync(home);
      writeConfiguration(home);
      prepareDisk(join(home, 'disk'));
      own(home);
      own(join(home, 'disk'));
      const ports = { api: await freePort(), postgres: await freePort() };
      this.members.push(new Member(name, home, ports, address));
      this.members.at(-1).start();
    }
  }

  get url() {
    return `${this.#address}?target_session_attrs=read-write`;
  }

  get readUrl() {
    return `${this.#address}?target_session_attrs=standby`;
  }

  get #address() {
    const hosts = this.members.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `postgresql://kaichuang:${PASSWORD}@${hosts}/kaichuang`;
  }

  urlOf(member, database) {
    return `postgresql://postgres:${PASSWORD}@127.0.0.1:${member.port}/${database}`;
  }

  /** All three are there, on one history, and one of the copies has every acknowledged write. */
  async isWhole() {
    const states = await Promise.all(this.members.map(({ api }) => json(`${api}/cluster`)));
    return states.every(isWhole);
  }

  async leader() {
    const states = await Promise.all(this.members.map(({ api }) => json(`${api}/patroni`)));
    return this.members.find((_, index) => isLeading(states[index])) ?? null;
  }

  async stop() {
    await Promise.all(this.members.map((member) => member.end()));
    if (this.#etcd) await stopChild(this.#etcd);
  }

  async #startEtcd() {
    const [client, peer] = [await freePort(), await freePort()];
    const [clients, peers] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
    const args = [
      ...['--name', 'etcd', '--data-dir', join(this.folder, 'etcd')],
      ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
      ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
      ...['--initial-cluster', `etcd=${peers}`, '--enable-v2=true'],
    ];
    this.#etcd = launch('etcd', args, {}, this.folder, join(this.folder, 'etcd.log'));
    await until(async () => (await json(`${clients}/health`))?.health === 'true', 'etcd', START_MS);
    return `127.0.0.1:${client}`;
  }
}

const isLeading = (state) => state?.state === 'running' && ['master', 'primary'].includes(state.role);

export function isWhole(state) {
  const members = state?.members ?? [];
  const roles = members.map(({ role }) => role);
  return (
    members.length === NAMES.length &&
    members.every(({ state }) => ['running', 'streaming'].includes(state)) &&
    new Set(members.map(({ timeline }) => timeline)).size === 1 &&
    roles.includes('leader') &&
    roles.includes('sync_standby')
  );
}
