import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchNginx, writeConfiguration } from '../../scripts/cluster/nginx.mjs';

function writeCertificate(folder: string): void {
  mkdirSync(join(folder, 'certs'));
  const files = ['-keyout', join(folder, 'certs/site.key'), '-out', join(folder, 'certs/site.pem')];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files]);
}

/** A running nginx with our configuration; `stop` ends it and removes its folder. */
export async function startNginx(site: Parameters<typeof writeConfiguration>[1]) {
  const folder = mkdtempSync(join(tmpdir(), 'kaichuang-nginx-'));
  writeConfiguration(folder, site);
  if (site.file === 'site-tls.conf') writeCertificate(folder);
  const { messages, stop } = launchNginx(folder);
  return {
    messages,
    errorLog: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
