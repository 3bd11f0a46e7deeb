import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

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
