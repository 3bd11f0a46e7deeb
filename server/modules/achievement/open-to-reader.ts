import type { Schema } from '@server/db/schema';
import { AppError, notFound } from '@server/errors/app-error';
import type { Caller } from '@server/security/caller';
import type { Kysely } from 'kysely';
import { type AchievementRecord, onceOpen } from './repository';

/** 410 rather than 404: the record was public and may be again, so its address stays valid. */
const notNow = ({ status }: AchievementRecord): AppError =>
  new AppError(410, status === 'removed' ? 'achi.removed' : 'achi.revising');

/**
 * A published achievement that this reader may open; the error says why it cannot be opened, as far as the reader may
 * know.
 */
export const openToReader = async (
  db: Kysely<Schema>,
  caller: Caller | null,
  id: number,
): Promise<AchievementRecord> => {
  const record = await onceOpen(db, id);
  if (!record) throw notFound();
  if (record.status !== 'published') throw notNow(record);
  if (record.scope === 'members' && caller === null)
    throw new AppError(401, 'achi.members_only', { errorCode: 'auth.required' });
  return record;
};
