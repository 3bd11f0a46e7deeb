import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeOf, SIGNALS, stopChild } from './child.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts the built product of `root` with fresh demo data on a free port. `more` adds settings, faults are written to
 * `faults`; resolves with `{ origin, pid, stop }`. It ends with this process, however that ends: a signal stops it
 * and removes its data first, and a process that is killed closes the channel between the two.
 */
export async function startDemoService(more = {}, faults = 'inherit', root = ROOT) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kaichuang-demo-'));
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'error', ...more },
    stdio: ['ignore', 'pipe', faults, 'ipc'],
  });
  const stop = async () => {
    for (const signal of SIGNALS) process.off(signal, endWith);
    // Ctrl-C reaches it as well: it may have ended already.
    await stopChild(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const endWith = (signal) => void stop().finally(() => process.exit(codeOf(null, signal)));
  for (const signal of SIGNALS) process.on(signal, endWith);
  let text = '';
  await new Promise((done, fail) => {
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('按 Ctrl+C 停止')) done();
    });
    child.once('exit', (code) => fail(new Error(`The service ended with ${code}:\n${text}`)));
  });
  return { origin: /http:\/\/[\w.]+:\d+/.exec(text)?.[0] ?? '', pid: child.pid, stop };
}
