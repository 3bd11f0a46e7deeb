const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException | undefined)?.code;

/** The disk or its quota is full; the caller has to remove what was written only partly. */
export const isStorageFull = (error: unknown): boolean =>
  codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT' || codeOf(error) === 'EFBIG';

/** Too many files and connections are open, in this process or on this machine. */
export const isOutOfFiles = (error: unknown): boolean =>
  codeOf(error) === 'EMFILE' || codeOf(error) === 'ENFILE';
