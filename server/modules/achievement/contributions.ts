import type { ContributionRequest } from '@contract/achievement';
import { say, textOf } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import type { Schema } from '@server/db/schema';
import { notFound, unprocessable } from '@server/errors/app-error';
import { notify } from '@server/modules/notification/service';
import type { Kysely } from 'kysely';
import { type AchievementRecord, contributorsOf } from './repository';
import type { Scope } from './scope';

/**
 * On submit, the owner's own contribution counts as confirmed and every other contributor with an account is asked to
 * confirm. Contributions that are confirmed already stay so. Somebody with several contributions gets one notice.
 */
export async function askContributors(scope: Scope, record: AchievementRecord): Promise<void> {
  const { tx, sealer, caller, now } = scope;
  const people = (await contributorsOf(tx, [record.id])).get(record.id) ?? [];
  const told = new Set<number>();
  for (const { position, login, state, name } of people) {
    if (login === null || state === 'confirmed') continue;
    const account = await tx
      .selectFrom('account')
      .select(['id'])
      .where('loginKey', '=', login.toLowerCase())
      .where('status', '=', 'active')
      .executeTakeFirst();
    if (!account)
      throw unprocessable(say('achi.contributor', { login, name }), {
        data: { problems: [{ field: 'contributors', text: textOf(say('achi.no_account', { login })) }] },
      });
    const isOwner = account.id === record.ownerId;
    await tx
      .updateTable('achievementContributor')
      .set({
        accountId: account.id,
        state: isOwner ? 'confirmed' : 'asked',
        answeredAt: isOwner ? now : null,
      })
      .where('achievementId', '=', record.id)
      .where('position', '=', position)
      .execute();
    if (isOwner || told.has(account.id)) continue;
    told.add(account.id);
    const notice = {
      kind: 'demand',
      title: 'notice.achi.ask',
      body: say('notice.achi.asked', { name: caller.name, title: record.title }),
      link: `/achi/mine#contribution-${record.id}`,
    } as const;
    await notify(tx, sealer, { accountId: account.id, ...notice }, now);
  }
}

export const contributionsFor = async (
  db: Kysely<Schema>,
  accountId: number,
): Promise<ContributionRequest[]> => {
  const rows = await db
    .selectFrom('achievementContributor as c')
    .innerJoin('achievement as a', 'a.id', 'c.achievementId')
    .innerJoin('account as o', 'o.id', 'a.ownerId')
    .select(['c.achievementId', 'a.title', 'a.summary', 'a.status', 'c.role', 'c.state'])
    .select((eb) => eb.fn.coalesce('o.realName', 'o.nickname').as('askedBy'))
    .where('c.accountId', '=', accountId)
    .where('a.ownerId', '!=', accountId)
    .where('a.status', '!=', 'draft')
    .orderBy('a.updatedAt', 'desc')
    .execute();
  return rows.map(({ status, askedBy, ...row }) => ({
    ...row,
    isOpen: status === 'published',
    askedBy: askedBy ?? '',
  }));
};

/**
 * The caller confirms or denies the contribution ascribed to them. The answer may change: a mistaken confirmation can
 * still be denied.
 */
export async function answerContribution(scope: Scope, id: number, agree: boolean): Promise<void> {
  const { tx, caller, now, source, sealer } = scope;
  const answered = await tx
    .updateTable('achievementContributor')
    .set({ state: agree ? 'confirmed' : 'disputed', answeredAt: now })
    .where('achievementId', '=', id)
    .where('accountId', '=', caller.accountId)
    .returning('name')
    .execute();
  const achievement = await tx
    .selectFrom('achievement')
    .select(['ownerId', 'title', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (answered.length === 0 || !achievement || achievement.status === 'draft') throw notFound();
  const about = { name: caller.name, title: achievement.title };
  await notify(
    tx,
    sealer,
    {
      accountId: achievement.ownerId,
      kind: 'demand',
      title: agree ? 'notice.achi.agreed' : 'notice.achi.denied',
      body: agree ? say('notice.achi.agreed_by', about) : say('notice.achi.denied_by', about),
      link: `/achi/mine/detail/${id}`,
    },
    now,
  );
  await recordAudit(tx, source, now, {
    accountId: caller.accountId,
    action: agree ? 'achi.confirm_part' : 'achi.dispute_part',
    target: `achievement:${id}`,
  });
}
