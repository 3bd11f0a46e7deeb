import type { Transaction } from '@server/db/database';

/** By title: which demand an invented project answered, and what grew from it. */
const PROJECTS: readonly { title: string; answers?: string; achievement?: string }[] = [
  {
    title: '二次供水水质快检装置',
    answers: '二次供水水质指标的现场快检',
    achievement: '水质快检装置的免维护参比电极',
  },
];

/** Joins what the demo holds: demand, application, result, achievement; and every period to the rules it rests on. */
export const fillChain = async (tx: Transaction): Promise<void> => {
  const policies = await tx
    .selectFrom('content')
    .select('id')
    .where('typeKey', '=', 'policyDoc')
    .where((eb) => eb.or([eb('title', 'like', '开创专项管理办法%'), eb('title', 'like', '专项经费%')]))
    .orderBy('id')
    .execute();
  await tx
    .updateTable('period')
    .set({ policies: JSON.stringify(policies.map(({ id }) => id)) })
    .execute();
  for (const { title, answers, achievement } of PROJECTS) {
    const { id } = await tx
      .selectFrom('application')
      .select('id')
      .where('title', '=', title)
      .executeTakeFirstOrThrow();
    if (answers)
      await tx
        .updateTable('application')
        .set((eb) => ({
          demandId: eb.selectFrom('demand').select('id').where('title', '=', answers).limit(1),
        }))
        .where('id', '=', id)
        .execute();
    if (achievement)
      await tx.updateTable('achievement').set({ sourceId: id }).where('title', '=', achievement).execute();
  }
};
