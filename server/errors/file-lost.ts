const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException | undefined)?.code);

/** What a disk says of one file: not there, not readable by this process, a folder in its place, a broken sector. */
const UNREADABLE = ['ENOENT', 'EACCES', 'EPERM', 'EISDIR', 'ELOOP', 'EIO', 'EBADMSG', 'EUCLEAN'];

/** The storage works, but one of its files is not there or cannot be read. */
export class FileLost extends Error {
  override readonly name = 'FileLost';

  constructor(key: string, cause: unknown) {
    super(`The stored file ${key} is not there or cannot be read.`, { cause });
  }
}

export const isUnreadable = (error: unknown): boolean => UNREADABLE.includes(codeOf(error));

/** Noticed when it was opened, or while its bytes were read. */
export const isFileLost = (error: unknown): boolean =>
  error instanceof FileLost || (isUnreadable(error) && (error as NodeJS.ErrnoException).syscall === 'read');
