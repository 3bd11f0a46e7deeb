import type { AdminPeriod, PeriodInput } from '@contract/period';
import { EXTENDED_DATES } from '@contract/period-extension';
import { PERIOD_DATES, type PeriodDateKey, periodFaults } from '@contract/rules/period-dates';
import { say } from '@contract/sentences/sentence';
import type { Transaction } from '@server/db/database';
import { refuseTaken } from '@server/db/failures';
import type { Schema } from '@server/db/schema';
import { badRequest, conflict, type FieldProblem, notFound } from '@server/errors/app-error';
import { knownContent } from '@server/modules/content/service';
import { overtaken } from '@server/modules/moderation/service';
import type { Caller } from '@server/security/caller';
import { type Kysely, sql } from 'kysely';
import { type PeriodRow, presentPeriod } from './present-period';

type Used = { applications: number; submitted: number };

const UNUSED: Used = { applications: 0, submitted: 0 };

const usedOf = async (db: Kysely<Schema>, periodIds: readonly number[]): Promise<(id: number) => Used> => {
  const rows = await db
    .selectFrom('application')
    .select([
      'periodId',
      sql<number>`count(*)::int`.as('applications'),
      // As the statistics count: what was taken back is not filed.
      sql<number>`count(*) filter (where filed_version > 0 and status not in ('draft', 'withdrawn'))::int`.as(
        'submitted',
      ),
    ])
    .where(sql<boolean>`period_id = any(${periodIds})`)
    .groupBy('periodId')
    .execute();
  const known = new Map(rows.map(({ periodId, ...used }) => [periodId, used]));
  return (id) => known.get(id) ?? UNUSED;
};

/** The periods with the number of their applications, counted in one query. */
export const presentAllForAdmin = async (
  db: Kysely<Schema>,
  rows: readonly PeriodRow[],
  now: Date,
): Promise<AdminPeriod[]> => {
  const used = await usedOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...presentPeriod(row, now), ...used(row.id) }));
};

export const presentForAdmin = async (
  db: Kysely<Schema>,
  row: PeriodRow,
  now: Date,
): Promise<AdminPeriod> => ({ ...presentPeriod(row, now), ...(await usedOf(db, [row.id]))(row.id) });

const refuse = (fields: FieldProblem[]) =>
  badRequest(fields[0]?.said ?? 'request.invalid', { errorCode: 'request.invalid', fields });

const codeTaken = () => refuse([{ path: 'body.code', said: 'period.code_taken' }]);

const columnsOf = (input: PeriodInput) => {
  const dates = Object.fromEntries(PERIOD_DATES.map((key) => [key, new Date(input[key])])) as Record<
    PeriodDateKey,
    Date
  >;
  const { categories, attachments, policies, promiseDays, leaderLimits = {}, ...rest } = input;
  return {
    ...rest,
    ...dates,
    categories: JSON.stringify(categories),
    attachments: JSON.stringify(attachments),
    policies: JSON.stringify(policies),
    promiseDays: JSON.stringify(promiseDays),
    leaderLimits: JSON.stringify(leaderLimits),
  };
};

const requireSound = async (db: Kysely<Schema>, input: PeriodInput, ownId: number | null): Promise<void> => {
  const problems = periodFaults(input);
  if (problems.length > 0)
    throw refuse(problems.map(({ field, word }) => ({ path: `body.${field}`, said: word })));
  const known = await knownContent(db, 'policyDoc', input.policies);
  if (known.length < new Set(input.policies).size)
    throw refuse([{ path: 'body.policies', said: 'period.policies' }]);
  const asked = input.attachments.flatMap(({ templateId }) => templateId ?? []);
  const templates = await knownContent(db, 'commonTemplates', asked);
  const foreign = input.attachments.findIndex(
    ({ templateId }) => templateId !== undefined && !templates.includes(templateId),
  );
  if (foreign >= 0)
    throw refuse([{ path: `body.attachments.${foreign}.templateId`, said: 'period.template' }]);
  const same = await db.selectFrom('period').select('id').where('code', '=', input.code).executeTakeFirst();
  if (same && same.id !== ownId) throw codeTaken();
};

export const createPeriod = async (tx: Transaction, input: PeriodInput, now: Date): Promise<PeriodRow> => {
  await requireSound(tx, input, null);
  return tx
    .insertInto('period')
    .values({ ...columnsOf(input), createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTaken(codeTaken));
};

/** Who changes a period, and when. */
interface Acting {
  tx: Transaction;
  caller: Caller;
  now: Date;
}

const lock = async (acting: Acting, id: number, version: number): Promise<PeriodRow> => {
  const { tx, now } = acting;
  const about = { targets: [`period:${id}`], ownerId: null };
  const row = await tx.selectFrom('period').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row)
    throw await overtaken(acting, {
      ...about,
      actions: ['period.remove'],
      otherwise: notFound('period.gone'),
    });
  if (row.version !== version)
    throw await overtaken(acting, {
      ...about,
      actions: ['period.update', 'period.extend'],
      at: row.updatedAt,
      otherwise: conflict('period.version_moved', { data: await presentForAdmin(tx, row, now) }),
    });
  return row;
};

/** A category that applications use cannot be removed, though it may be renamed. */
const requireUsedCategories = async (tx: Transaction, id: number, input: PeriodInput): Promise<void> => {
  const rows = await tx
    .selectFrom('application')
    .select('category')
    .distinct()
    .where('periodId', '=', id)
    .where('category', 'is not', null)
    .execute();
  const kept = new Set(input.categories.map(({ key }) => key));
  const lost = rows.flatMap(({ category }) => (category && !kept.has(category) ? [category] : []));
  if (lost.length > 0)
    throw refuse([
      { path: 'body.categories', said: say('period.category_used', { names: lost.join('、') }) },
    ]);
};

/** A changed deadline of applicants, before and after. */
export interface PlannedMove {
  periodId: number;
  from: Date;
  to: Date;
}

/** Answers the period, before and after, and which deadlines of applicants have changed. */
export const updatePeriod = async (
  acting: Acting,
  id: number,
  { version, ...input }: PeriodInput & { version: number },
): Promise<{ before: PeriodRow; after: PeriodRow; moved: PlannedMove[] }> => {
  const { tx, now } = acting;
  const before = await lock(acting, id, version);
  await requireSound(tx, input, id);
  await requireUsedCategories(tx, id, input);
  const after = await tx
    .updateTable('period')
    .set({ ...columnsOf(input), updatedAt: now, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseTaken(codeTaken));
  const moved = EXTENDED_DATES.flatMap((date): PlannedMove[] =>
    before[date].getTime() === after[date].getTime()
      ? []
      : [{ periodId: id, from: before[date], to: after[date] }],
  );
  return { before, after, moved };
};

export const removePeriod = async (acting: Acting, id: number, version: number): Promise<void> => {
  const { tx } = acting;
  await lock(acting, id, version);
  const { applications } = (await usedOf(tx, [id]))(id);
  if (applications > 0) throw conflict(say('period.used', { n: applications }));
  await tx.deleteFrom('period').where('id', '=', id).execute();
};
