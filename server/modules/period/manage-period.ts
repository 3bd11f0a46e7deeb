import type { DeskPeriod, PeriodInput } from '@contract/period';
import { PERIOD_DATES, type PeriodDateKey, periodProblems } from '@contract/rules/period-dates';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { badRequest, conflict, notFound } from '@server/plugins/app-error';
import { type Kysely, sql } from 'kysely';
import { type PeriodRow, presentPeriod } from './present-period';

type Used = { applications: number; submitted: number };

const used = (db: Kysely<Schema>, periodId: number): Promise<Used> =>
  db
    .selectFrom('application')
    .select([
      sql<number>`count(*)::int`.as('applications'),
      sql<number>`count(*) filter (where submitted_at is not null)::int`.as('submitted'),
    ])
    .where('periodId', '=', periodId)
    .executeTakeFirstOrThrow();

export const presentForDesk = async (db: Kysely<Schema>, row: PeriodRow, now: Date): Promise<DeskPeriod> => ({
  ...presentPeriod(row, now),
  ...(await used(db, row.id)),
});

const refuse = (fields: { path: string; message: string }[]) =>
  badRequest(fields[0]?.message ?? '请求内容有误，请检查后重试', {
    errorCode: 'request.invalid',
    data: { fields },
  });

const columnsOf = (input: PeriodInput) => {
  const dates = Object.fromEntries(PERIOD_DATES.map((key) => [key, new Date(input[key])])) as Record<
    PeriodDateKey,
    Date
  >;
  const { categories, attachments, ...rest } = input;
  return {
    ...rest,
    ...dates,
    categories: JSON.stringify(categories),
    attachments: JSON.stringify(attachments),
  };
};

const requireSound = async (db: Kysely<Schema>, input: PeriodInput, ownId: number | null): Promise<void> => {
  const problems = periodProblems(input);
  if (problems.length > 0)
    throw refuse(problems.map(({ field, message }) => ({ path: `body.${field}`, message })));
  const same = await db.selectFrom('period').select('id').where('code', '=', input.code).executeTakeFirst();
  if (same && same.id !== ownId) throw refuse([{ path: 'body.code', message: '批次代码已被使用' }]);
};

export const createPeriod = async (tx: Transaction, input: PeriodInput, now: Date): Promise<PeriodRow> => {
  await requireSound(tx, input, null);
  return tx
    .insertInto('period')
    .values({ ...columnsOf(input), createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
};

const lock = async (tx: Transaction, id: number, version: number, now: Date): Promise<PeriodRow> => {
  const row = await tx.selectFrom('period').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  if (row.version !== version)
    throw conflict('批次已被他人修改，请核对后再保存', {
      errorCode: 'period.version_moved',
      data: await presentForDesk(tx, row, now),
    });
  return row;
};

/** A category that applications stand under stays, whatever its name becomes. */
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
    throw refuse([{ path: 'body.categories', message: `类别 ${lost.join('、')} 已有申报，不能删除` }]);
};

export const updatePeriod = async (
  tx: Transaction,
  id: number,
  { version, ...input }: PeriodInput & { version: number },
  now: Date,
): Promise<PeriodRow> => {
  await lock(tx, id, version, now);
  await requireSound(tx, input, id);
  await requireUsedCategories(tx, id, input);
  return tx
    .updateTable('period')
    .set({ ...columnsOf(input), updatedAt: now, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const removePeriod = async (
  tx: Transaction,
  id: number,
  version: number,
  now: Date,
): Promise<void> => {
  await lock(tx, id, version, now);
  const { applications } = await used(tx, id);
  if (applications > 0)
    throw conflict(`批次已有 ${applications} 份申报，不能删除`, { errorCode: 'period.used' });
  await tx.deleteFrom('period').where('id', '=', id).execute();
};
