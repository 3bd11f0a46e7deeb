import type { Transaction } from '@server/db/database';
import { forgetCommentsBy } from './comments/forget-comments';
import { forgetConfirmationsOf } from './confirmations/forget-confirmations';
import { forgetHelp } from './helpers/forget-helper';
import { forgetOpeningsOf } from './letters/letter-openings';
import { forgetPresenceOf } from './presence/presence';

/** Deletes the traces of a person who closes the account in applications of others. */
export const forgetTeamworkOf = async (tx: Transaction, accountId: number): Promise<void> => {
  await forgetHelp(tx, accountId);
  await forgetCommentsBy(tx, accountId);
  await forgetConfirmationsOf(tx, accountId);
  await forgetPresenceOf(tx, accountId);
  await forgetOpeningsOf(tx, accountId);
};
