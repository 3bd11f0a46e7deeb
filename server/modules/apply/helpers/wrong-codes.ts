import { HOUR_MS } from '@contract/time-units';
import type { Database } from '@server/db/database';
import { tooMany } from '@server/errors/app-error';
import { countUp, type Limit, secondsUntil } from '@server/security/rate-limit';

/** Nobody mistypes so often; somebody who tries codes out does. */
const WRONG_CODES: Limit = { name: 'apply.invitation', max: 30, windowMs: HOUR_MS };

/** Of every kind of code that opens something of an application. */
export const countWrongCode = async (
  db: Pick<Database, 'kysely'>,
  accountId: number,
  now: Date,
): Promise<void> => {
  const { count, until } = await countUp(db, WRONG_CODES, String(accountId), now);
  if (count > WRONG_CODES.max) throw tooMany('apply.invite_codes_wait', secondsUntil(until, now));
};
