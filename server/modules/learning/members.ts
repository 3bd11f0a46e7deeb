import type { Member } from '@contract/learning';
import { DECIDING_ROLES, type LearningRole, mayManage } from '@contract/learning-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import { notFound } from '@server/errors/app-error';
import type { Caller } from '@server/security/caller';
import { sql } from 'kysely';
import { type Db, standingOf } from './repository';

/**
 * The members, visible to members only. Deciding members see real names; others see what each person chooses to show.
 */
export const listMembers = async (
  db: Db,
  caller: Caller,
  spaceId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ members: Member[]; total_count: number }> => {
  const { roles } = await standingOf(db, spaceId, caller.accountId);
  if (roles.length === 0) throw notFound();
  const mayDecide = roles.some((role) => DECIDING_ROLES.includes(role));
  const people = db.selectFrom('learningMember').where('learningMember.spaceId', '=', spaceId);
  const [rows, { n }] = await Promise.all([
    people
      .innerJoin('account', 'account.id', 'learningMember.accountId')
      .leftJoin('learningClass', 'learningClass.id', 'learningMember.classId')
      .groupBy('account.id')
      .select([
        'account.id as accountId',
        sql<string>`case when ${mayDecide} or account.show_realname
          then coalesce(account.real_name, account.nickname) else account.nickname end`.as('name'),
        sql<LearningRole[]>`array_agg(learning_member.role order by learning_member.joined_at)`.as('roles'),
        sql<string | null>`max(learning_class.name)`.as('className'),
        sql<Date>`min(learning_member.joined_at)`.as('joinedAt'),
      ])
      .orderBy('joinedAt')
      .orderBy('account.id')
      .offset(offset)
      .limit(limit)
      .execute(),
    people
      .select((eb) => eb.fn.count<number>('learningMember.accountId').distinct().as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  const members = rows.map(({ accountId, name, roles: held, className, joinedAt }) => ({
    account_id: accountId !== caller.accountId && mayManage(roles, held) ? accountId : null,
    name,
    roles: held,
    class_name: className,
    join_time: beijingIso(joinedAt),
  }));
  return { members, total_count: Number(n) };
};
