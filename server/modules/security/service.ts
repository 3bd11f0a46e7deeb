import type { Sealer } from '@server/crypto/sealing';
import type { Database } from '@server/db/database';
import type { Deps } from '@server/deps';
import type { Making } from '@server/http/stamped-name';
import type { Caller } from '@server/security/caller';
import type { FastifyRequest } from 'fastify';
import { copyOf, limitCopies, noteCopy } from './export-data';

/** Everything that is kept about one person, as a file. */
export const ownCopy = (
  deps: Deps,
  sealer: Sealer,
  ...asked: [asking: Making & { accountId: number }, form: 'json' | 'zip']
) => copyOf(deps, sealer, ...asked);

/** @throws {AppError} 429 for the eleventh within an hour. */
export const limitOwnCopies = (db: Pick<Database, 'kysely'>, accountId: number, now: Date): Promise<void> =>
  limitCopies(db, accountId, now);

export const noteOwnCopy = (
  db: Database,
  asked: { caller: Caller; now: Date; request: FastifyRequest },
): Promise<void> => noteCopy(db, asked);
