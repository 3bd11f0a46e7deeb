import { DAY_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';
import { inOrder, workingTime } from './working-time';

/** Days after registration on which people applied to join, and were accepted. */
const [ASKED, TAKEN_IN] = [1, 2];

/** How everybody joined their unit: the administrator registered it, the others applied to join. */
export const fillMembers = async (tx: Transaction, now: Date): Promise<void> => {
  const people = await tx
    .selectFrom('account')
    .select(['id', 'login', 'unitId', 'createdAt'])
    .where('unitId', 'is not', null)
    .where('createdAt', '<', new Date(now.getTime() - (TAKEN_IN + 1) * DAY_MS))
    .orderBy('id')
    .execute();
  const held = await tx
    .selectFrom('accountRole')
    .select(['accountId', 'unitId'])
    .where('unitId', 'is not', null)
    .execute();
  const administrators = new Map(held.map(({ unitId, accountId }) => [unitId, accountId]));
  const steps = people.map(({ id, login, unitId, createdAt }) => {
    const here = Math.floor((now.getTime() - createdAt.getTime()) / DAY_MS);
    const [asked, taken] = inOrder(
      [ASKED, TAKEN_IN].map((day) => workingTime(now, day - here, `${login} ${day}`)),
    );
    const administrator = administrators.get(unitId);
    return {
      registered: administrator === id,
      accountId: id,
      unitId: unitId as number,
      status: 1,
      createdAt: asked,
      updatedAt: taken,
      decidedAt: taken,
      decidedBy: administrator === id ? null : (administrator ?? null),
    };
  });
  for (const table of ['unitApply', 'unitMemberApply'] as const)
    await tx
      .insertInto(table)
      .values(
        steps
          .filter(({ registered }) => registered === (table === 'unitApply'))
          .map(({ registered: _, ...row }) => row),
      )
      .execute();
};
