import { once } from 'node:events';

/** Given by the start script when it builds the pages while this process makes its database ready. */
const FLAG = '--wait-for-app';

/** The static files are read when the application is put together, so nothing is until the start script says they are there. */
export async function untilAppIsBuilt(stopping: AbortSignal, say: (line: string) => void): Promise<void> {
  if (!process.argv.includes(FLAG)) return;
  say('数据库：已就绪');
  await once(process, 'message', { signal: stopping });
}
