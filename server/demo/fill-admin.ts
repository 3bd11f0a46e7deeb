import { totalScore } from '@contract/rules/review-score';
import type { Transaction } from '@server/db/database';
import { adviceOf, DEMO_EXPERTS, DEMO_PANELS, demoScores } from './admin/demo-reviews';
import { PANEL_NOTES } from './admin/panel-notes';
import { inOrder, workingTime } from './working-time';

/** The expert with a demo account is the first member of every panel. */
const SIGNS_IN = 'luyiwei';

interface Expert {
  id: number;
  unitId: number | null;
}

const fillExperts = async (tx: Transaction): Promise<Expert[]> => {
  const { id: roleId } = await tx
    .selectFrom('role')
    .select('id')
    .where('roleKey', '=', 'expert')
    .executeTakeFirstOrThrow();
  const units = new Map(
    (await tx.selectFrom('unit').select(['id', 'name']).execute()).map((unit) => [unit.name, unit.id]),
  );
  const experts = await tx
    .insertInto('account')
    .values(
      DEMO_EXPERTS.map(({ login, name, title, unit }) => ({
        login,
        loginKey: login,
        nickname: name,
        realName: name,
        technicalTitle: title,
        certified: true,
        unitId: unit ? (units.get(unit) ?? null) : null,
      })),
    )
    .returning(['id', 'unitId'])
    .execute();
  await tx
    .insertInto('accountRole')
    .values(experts.map(({ id }) => ({ accountId: id, roleId })))
    .execute();
  return experts;
};

interface Judged extends Expert {
  title: string;
}

/** No expert reviews an application of their own unit. */
const panelOf = (judged: Judged, first: number, others: readonly Expert[]): number[] => {
  const free = others.filter(({ unitId }) => unitId === null || unitId !== judged.unitId);
  const from = judged.id % free.length;
  return [first, ...[...free.slice(from), ...free.slice(0, from)].map(({ id }) => id)];
};

const reviewRow = (
  now: Date,
  judged: Judged,
  { expertId, place, share }: { expertId: number; place: number; share: number | null },
  office: number,
) => {
  const about = `${judged.title} ${place}`;
  const [asked = now, declared = now, done = now] = inOrder([
    workingTime(now, -6, about),
    workingTime(now, -4, about),
    workingTime(now, -1 - place, about),
  ]);
  const scores = share === null ? {} : demoScores(share, PANEL_NOTES[judged.title]);
  const isDone = share !== null;
  return {
    applicationId: judged.id,
    expertId,
    assignedBy: office,
    createdAt: asked,
    updatedAt: isDone ? done : asked,
    status: isDone ? ('submitted' as const) : ('assigned' as const),
    scores: JSON.stringify(scores),
    comment: isDone ? adviceOf(share) : '',
    total: totalScore(scores),
    declaredAt: isDone ? declared : null,
    submittedAt: isDone ? done : null,
  };
};

/** Panels at every stage of their work. Runs after the applications. */
export const fillAdmin = async (tx: Transaction, now: Date): Promise<void> => {
  const idOf = (login: string) =>
    tx.selectFrom('account').select('id').where('login', '=', login).executeTakeFirstOrThrow();
  const [{ id: first }, { id: office }] = [await idOf(SIGNS_IN), await idOf('office')];
  const others = await fillExperts(tx);
  const judged = await tx
    .selectFrom('application')
    .select(['id', 'unitId', 'title'])
    .where('status', '=', 'expert_review')
    .orderBy('id')
    .execute();
  const rows = judged.flatMap((one, index) => {
    const panel = panelOf(one, first, others);
    return (DEMO_PANELS[index] ?? []).flatMap((share, place) => {
      const expertId = panel[place];
      return expertId === undefined ? [] : [reviewRow(now, one, { expertId, place, share }, office)];
    });
  });
  await tx.insertInto('review').values(rows).execute();
};
