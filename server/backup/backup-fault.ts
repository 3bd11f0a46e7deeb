import { EXIT_CODES, StartupError } from '@server/errors/startup-error';

/** The file itself is not to be trusted: cut off, changed, or none of ours. */
export const badBackup = (message: string): StartupError => new StartupError(message, EXIT_CODES.wrongData);

const NO_SPACE = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const NO_ACCESS = ['EACCES', 'EPERM', 'EROFS'];
/** PostgreSQL's own word for a full disk. */
const DISK_FULL = '53100';

/** What the system said about a place, as a sentence; anything else stays what it is. */
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
