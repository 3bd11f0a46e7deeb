import { AppError } from '@server/errors/app-error';
import type { FileStorage } from './file-storage';

/** Left free for the database and the log, which may live on the same disk. */
const RESERVE_BYTES = 64 * 1024 * 1024;

export const hasRoom = async (storage: Pick<FileStorage, 'room'>, bytes = 0): Promise<boolean> =>
  (await storage.room()) >= bytes + RESERVE_BYTES;

/** Refuses a file written by the service itself when space is low; its size is not known beforehand. */
export const requireRoom = async (storage: Pick<FileStorage, 'room'>): Promise<void> => {
  if (!(await hasRoom(storage))) throw new AppError(507, 'http.507', { errorCode: 'storage.full' });
};
