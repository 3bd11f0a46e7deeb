import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';

/** A file that exists in a data directory while a restore is filling it. */
export const restoreMark = (dataDir: string): string => join(dataDir, 'restore-unfinished');

/** A data directory left by a killed restore may look complete although it is not. */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(restoreMark(dataDir))) return;
  throw new StartupError(
    `数据目录 ${dataDir} 里的恢复没有做完，不能使用。请清空这个目录（和所用的数据库），然后重新恢复。`,
    EXIT_CODES.wrongData,
  );
}
