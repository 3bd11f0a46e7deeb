import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { childrenOf, launch, signal } from './processes.mjs';

const DELIVERED = resolve(import.meta.dirname, '../../deploy/patroni');
const DEBIAN = '/usr/lib/postgresql';
/** Harmless: the database listens on loopback only, and its folder is deleted with the script. */
export const PASSWORD = 'of-the-rehearsal';
const END_MS = 30_000;

function postgresFolder() {
  const [version] = readdirSync(DEBIAN)
    .map(Number)
    .filter((number) => number >= 15)
    .sort((a, b) => a - b);
  return join(DEBIAN, String(version), 'bin');
}

/**
 * The delivered file word for word, except that it must not affect this machine: no watchdog and no shared socket
 * folder.
 */
export function writeConfiguration(folder) {
  const text = readFileSync(join(DELIVERED, 'patroni.yml'), 'utf8')
    .replace('mode: automatic', "mode: 'off'")
    .replace('    password_encryption', `    unix_socket_directories: '${folder}'\n    password_encryption`);
  writeFileSync(join(folder, 'patroni.yml'), text);
}

/** One database machine: Patroni with the delivered configuration, and the PostgreSQL that it looks after. */
export class Member {
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

  /** Patroni comes first, so that it cannot repair what is being broken. */
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
