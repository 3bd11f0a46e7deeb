import type { Transaction } from '@server/db/database';
import { forgetCommentsBy } from './comments/forget-comments';
import { forgetConfirmationsOf } from './confirmations/forget-confirmations';
import { forgetHelp } from './helpers/forget-helper';
import { forgetOpeningsOf } from './letters/letter-openings';
import { forgetPresenceOf } from './presence/presence';

/** What somebody who closes the account did in applications of others goes along. */
export const forgetTeamworkOf = async (tx: Transaction, accountId: number): Promise<void> => {
  await forgetHelp(tx, accountId);
  await forgetCommentsBy(tx, accountId);
  await forgetConfirmationsOf(tx, accountId);
  await forgetPresenceOf(tx, accountId);
  await forgetOpeningsOf(tx, accountId);
};
