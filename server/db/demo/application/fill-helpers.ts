import { INVITATION_CODE_LENGTH, INVITATION_DAYS } from '@contract/helper-choices';
import { DAY_MS } from '@contract/time-units';
import { drawCode } from '@server/crypto/draw-code';
import type { Transaction } from '@server/db/database';
import type { Prepared } from './prepare-application';

const DAYS_AGO = 3;

/** The demo applicant's draft is written by several: an author, and somebody who has been asked and has not answered. */
export const fillHelpers = async (
  tx: Transaction,
  prepared: readonly (Prepared & { id: number })[],
  now: Date,
): Promise<void> => {
  const draft = prepared.find(
    ({ demo, columns }) =>
      'login' in demo.owner && demo.owner.login === 'shenzhiyao' && columns.status === 'draft',
  );
  if (!draft) throw new Error('The demo applicant has no draft.');
  const { id: accountId } = await tx
    .selectFrom('account')
    .select('id')
    .where('login', '=', 'gumingqian')
    .executeTakeFirstOrThrow();
  const since = new Date(now.getTime() - DAYS_AGO * DAY_MS);
  await tx
    .updateTable('application')
    .set({
      helpers: JSON.stringify([
        { accountId, role: 'author', sections: ['plan', 'target'], since: since.toISOString() },
      ]),
    })
    .where('id', '=', draft.id)
    .execute();
  await tx
    .insertInto('applicationInvitation')
    .values({
      ...{ applicationId: draft.id, code: drawCode(INVITATION_CODE_LENGTH), note: '财务处 秦老师' },
      ...{ role: 'author', sections: ['budget'], createdAt: since },
      expiresAt: new Date(since.getTime() + INVITATION_DAYS * DAY_MS),
    })
    .execute();
};
