import { INVITATION_CODE_LENGTH, INVITATION_DAYS } from '@contract/helper-choices';
import { beijingDay } from '@contract/rules/beijing-time';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import { drawCode } from '@server/crypto/draw-code';
import type { Transaction } from '@server/db/database';
import type { Prepared } from './prepare-application';

const DAYS_AGO = 3;
/** Days until a section is due, more than the 7 days at which reminders begin: the demo starts without one. */
const [PLAN_DAYS, TARGET_DAYS] = [9, 12];

/** Two helpers have discussed one field and resolved a comment on another. */
const fillComments = async (
  tx: Transaction,
  applicationId: number,
  { leader, author }: { leader: number; author: number },
  since: Date,
): Promise<void> => {
  const after = (hours: number) => new Date(since.getTime() + hours * HOUR_MS);
  const begin = async (path: string, settled: object, said: readonly [number, string][]): Promise<void> => {
    const { id: threadId } = await tx
      .insertInto('applicationThread')
      .values({ applicationId, path, ...settled })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('applicationComment')
      .values(
        said.map(([authorId, body], at) => ({ threadId, authorId, body, createdAt: after(2 + at * 3) })),
      )
      .execute();
  };
  await begin('plan.basis', {}, [
    [author, '现有数据只到前年，能否补上去年的？'],
    [leader, '@顾明谦 去年的数据在信息中心，周三前给你。'],
  ]);
  await begin('base.title', { resolvedAt: after(9), resolvedBy: leader }, [
    [author, '题目里“研究”二字可以去掉。'],
    [leader, '已改。'],
  ]);
};

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
  const accountOf = async (login: string): Promise<number> =>
    (await tx.selectFrom('account').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;
  const accountId = await accountOf('gumingqian');
  const since = new Date(now.getTime() - DAYS_AGO * DAY_MS);
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  await tx
    .updateTable('application')
    .set({
      helpers: JSON.stringify([
        { accountId, role: 'author', sections: ['plan', 'target'], since: since.toISOString() },
      ]),
      sectionTasks: JSON.stringify([
        { section: 'plan', accountId, due: beijingDay(inDays(PLAN_DAYS)), since: since.toISOString() },
        { section: 'target', accountId, due: beijingDay(inDays(TARGET_DAYS)), since: since.toISOString() },
      ]),
    })
    .where('id', '=', draft.id)
    .execute();
  await fillComments(tx, draft.id, { leader: await accountOf('shenzhiyao'), author: accountId }, since);
  await tx
    .insertInto('applicationInvitation')
    .values({
      applicationId: draft.id,
      code: drawCode(INVITATION_CODE_LENGTH),
      note: '财务处 秦老师',
      role: 'author',
      sections: ['budget'],
      createdAt: since,
      expiresAt: new Date(since.getTime() + INVITATION_DAYS * DAY_MS),
    })
    .execute();
};
