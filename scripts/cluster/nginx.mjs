import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const DELIVERED = resolve(import.meta.dirname, '../../deploy');
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const nginxProgram = () =>
  spawnSync('sh', ['-c', 'PATH="$PATH:/usr/sbin" command -v nginx'], { encoding: 'utf8' }).stdout.trim();

/**
 * The delivered configuration word for word, but for its ports, its replicas and where nginx may write.
 * @param {string} folder
 * @param {{ file: 'site-plain.conf' | 'site-tls.conf', replicas: number[], ports: { plain: number, tls?: number } }} site
 */
export function writeConfiguration(folder, { file, replicas, ports }) {
  cpSync(DELIVERED, folder, { recursive: true });
  // nginx's workers drop their rights and still have to reach its folders.
  chmodSync(folder, 0o755);
  const servers = replicas.map((port) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;`).join('\n');
  const writable = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const main = readFileSync(join(DELIVERED, 'nginx.conf'), 'utf8')
    .replace(/server app:8000[^;]*;/, servers)
    .replace('http {', `pid ${folder}/nginx.pid;\nhttp {\n${writable}`)
    .replace('access_log /dev/stdout', `access_log ${folder}/access.log`)
    .replace('error_log stderr', `error_log ${folder}/error.log`);
  const site = readFileSync(join(DELIVERED, file), 'utf8')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.tls} `);
  writeFileSync(join(folder, 'nginx.conf'), main);
  writeFileSync(join(folder, 'site.conf'), site);
}

/**
 * Starts nginx with the configuration written to this folder.
 * @param {string} folder
 */
export function launchNginx(folder) {
  const program = nginxProgram();
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const check = spawnSync(program, [...args, '-t'], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(`nginx refuses the configuration: ${check.stderr}`);
  const child = spawn(program, [...args, '-g', 'daemon off;'], { stdio: 'ignore', detached: true });
  const ended = new Promise((done) => child.once('exit', () => done(undefined)));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { messages: check.stderr, stop };
}
