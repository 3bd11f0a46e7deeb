import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startDemoService } from '../support/demo-service.mjs';
import { launchNginx, writeConfiguration } from './nginx.mjs';
import { freePort } from './waiting.mjs';

const START = resolve(import.meta.dirname, '../start.mjs');

/**
 * Starts several processes of the service behind nginx on one cluster, with public reads from the standbys. What has to
 * be stopped later is added to `ends`.
 */
export async function openSite(cluster, { replicas, folder, log, ends }) {
  const { status } = spawnSync(process.execPath, [START, '--build-only'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('构建没有成功');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const given = {
    DATABASE_URL: cluster.url,
    DATABASE_READ_URL: cluster.readUrl,
    // Keys and files that all of them share.
    DATA_DIR: join(folder, 'data'),
    PUBLIC_ORIGIN: origin,
  };
  const ports = [];
  for (let count = 0; count < replicas; count += 1) {
    ports.push(await freePort());
    const service = await startDemoService({ ...given, PORT: String(ports.at(-1)) }, log);
    ends.push(() => service.stop());
  }
  const own = join(folder, 'nginx');
  mkdirSync(own);
  writeConfiguration(own, { file: 'site-plain.conf', replicas: ports, ports: { plain: port } });
  const nginx = launchNginx(own);
  ends.push(() => nginx.stop());
  return { origin, ports };
}
