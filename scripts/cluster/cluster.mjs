import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stopChild } from '../support/child.mjs';
import { Member, PASSWORD, writeConfiguration } from './member.mjs';
import { launch, own } from './processes.mjs';
import { freePort, json, until } from './waiting.mjs';

const NAMES = ['one', 'two', 'three'];
const START_MS = 30_000;

/** etcd and three members. */
export class Cluster {
  members = [];
  password = PASSWORD;
  #etcd = null;

  constructor(folder) {
    this.folder = folder;
  }

  /** `prepareDisk` prepares the place where a member's data will be stored. */
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

  /** All three members are there with the same timeline, and one standby is synchronous. */
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
