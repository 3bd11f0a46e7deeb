import { EXIT_CODES, StartupError } from '@server/errors/startup-error';

/** The backup file cannot be trusted: it is cut off, was changed, or is not one of our backups. */
export const badBackup = (message: string): StartupError => new StartupError(message, EXIT_CODES.wrongData);

const NO_SPACE = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const NO_ACCESS = ['EACCES', 'EPERM', 'EROFS'];
/** PostgreSQL's error code for a full disk. */
const DISK_FULL = '53100';

/** Turns a file system error about a path into a sentence; returns any other error unchanged. */
export function explainPlace(error: unknown, place: string): unknown {
  const code = String((error as NodeJS.ErrnoException | null)?.code);
  if (error instanceof StartupError) return error;
  if (NO_SPACE.includes(code) || code === DISK_FULL) {
    return new StartupError(
      `${place} 所在的磁盘空间不足，没有写成。请清理或换一个位置后重来。`,
      EXIT_CODES.failure,
      {
        cause: error,
      },
    );
  }
  if (NO_ACCESS.includes(code)) {
    return new StartupError(
      `没有权限写入 ${place}（${code}），请换一个位置或修正其所有者。`,
      EXIT_CODES.failure,
      {
        cause: error,
      },
    );
  }
  if (code === 'EEXIST')
    return new StartupError(`${place} 已经存在，备份不覆盖任何文件。`, EXIT_CODES.badConfig);
  return error;
}
