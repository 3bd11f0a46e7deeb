import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';

/** Stands in a data directory while a restore fills it. */
export const restoreMark = (dataDir: string): string => join(dataDir, 'restore-unfinished');

/** What a killed restore has left may look like a whole installation; it is none. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(restoreMark(dataDir))) return;
  throw new StartupError(
    `数据目录 ${dataDir} 里的恢复没有做完，不能使用。请清空这个目录（和所用的数据库），然后重新恢复。`,
    EXIT_CODES.wrongData,
  );
}
