import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const deploy = resolve(__dirname, '../../deploy');

export const nginxProgram = (): string =>
  spawnSync('sh', ['-c', 'PATH="$PATH:/usr/sbin" command -v nginx'], { encoding: 'utf8' }).stdout.trim();

interface Site {
  file: 'site-plain.conf' | 'site-tls.conf';
  replicas: number[];
  ports: { plain: number; tls?: number };
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The delivered configuration word for word, but for its ports, its replicas and where nginx may write. */
function writeConfiguration(folder: string, { file, replicas, ports }: Site): void {
  cpSync(deploy, folder, { recursive: true });
  const servers = replicas.map((port) => `server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;`).join('\n');
  const writable = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const main = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replace(/server app:8000[^;]*;/, servers)
    .replace('http {', `pid ${folder}/nginx.pid;\nhttp {\n${writable}`)
    .replace('access_log /dev/stdout', `access_log ${folder}/access.log`)
    .replace('error_log stderr', `error_log ${folder}/error.log`);
  const site = readFileSync(join(deploy, file), 'utf8')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.tls} `);
  writeFileSync(join(folder, 'nginx.conf'), main);
  writeFileSync(join(folder, 'site.conf'), site);
}

function writeCertificate(folder: string): void {
  mkdirSync(join(folder, 'certs'));
  const files = ['-keyout', join(folder, 'certs/site.key'), '-out', join(folder, 'certs/site.pem')];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files]);
}

/** A running nginx with our configuration; `stop` ends it and removes its folder. */
export async function startNginx(site: Site) {
  const folder = mkdtempSync(join(tmpdir(), 'kaichuang-nginx-'));
  writeConfiguration(folder, site);
  if (site.file === 'site-tls.conf') writeCertificate(folder);
  const program = nginxProgram();
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const check = spawnSync(program, [...args, '-t'], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(`nginx refuses the configuration: ${check.stderr}`);

  const child = spawn(program, [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    messages: check.stderr,
    errorLog: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
