import { once } from 'node:events';

/** Given by the start script when it builds the pages while this process makes its database ready. */
const FLAG = '--wait-for-app';

/** Static files are read when the application is assembled, so wait until the start script says that they are built. */
export async function untilAppIsBuilt(stopping: AbortSignal, say: (line: string) => void): Promise<void> {
  if (!process.argv.includes(FLAG)) return;
  say('数据库：已就绪');
  await once(process, 'message', { signal: stopping });
}
