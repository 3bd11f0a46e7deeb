import type { ReviewTable } from '@server/db/review-schema';
import type { Schema } from '@server/db/schema';
import { forgetFieldHistory } from '@server/drafts/history-repository';
import { dictLabels } from '@server/modules/system/service';
import { type Kysely, type Selectable, sql } from 'kysely';

export type Db = Kysely<Schema>;
export type ReviewRow = Selectable<ReviewTable>;

const nameOf = sql<string>`coalesce(expert.real_name, expert.nickname)`;

export const reviewsOf = (db: Db, applicationId: number) =>
  db
    .selectFrom('review')
    .innerJoin('account as expert', 'expert.id', 'review.expertId')
    .selectAll('review')
    .select(nameOf.as('expertName'))
    .where('review.applicationId', '=', applicationId)
    .orderBy('review.id')
    .execute();
export type NamedReview = Awaited<ReturnType<typeof reviewsOf>>[number];

export const findReview = (db: Db, id: number): Promise<ReviewRow | undefined> =>
  db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Locks the application and then the review: nobody decides about an application while scores are being handed in, or
 * the other way round.
 */
export const lockReview = async (db: Db, id: number): Promise<ReviewRow | undefined> => {
  await db
    .selectFrom('application')
    .select('application.id')
    .where('application.id', 'in', (eb) =>
      eb.selectFrom('review').select('applicationId').where('review.id', '=', id),
    )
    .forUpdate()
    .execute();
  return db.selectFrom('review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
};

/** Deletes the history of the values that the expert had drafted, once the expert no longer reviews the application. */
export const forgetScores = (db: Db, id: number): Promise<void> =>
  forgetFieldHistory(db, { record: 'review', ref: id });

export const deleteReview = async (db: Db, id: number): Promise<void> => {
  await forgetScores(db, id);
  await db.deleteFrom('review').where('id', '=', id).execute();
};

/** Former names by unit id; texts may still use them. */
export const formerNamesOf = async (
  db: Db,
  unitIds: readonly (number | null)[],
): Promise<(unitId: number | null) => string[]> => {
  const units = unitIds.filter((id) => id !== null);
  const rows =
    units.length === 0
      ? []
      : await db
          .selectFrom('unitFormer')
          .select(['unitId', 'value'])
          .where('unitId', 'in', units)
          .where('kind', '=', 'name')
          .execute();
  return (unitId) => rows.filter((row) => row.unitId === unitId).map(({ value }) => value);
};

/** Everybody with the right to score, and their load in this period. */
export const expertsFor = (db: Db, periodId: number) =>
  db
    .selectFrom('account as expert')
    .leftJoin('unit', 'unit.id', 'expert.unitId')
    .select([
      'expert.id',
      'expert.unitId',
      'unit.name as unitName',
      'expert.technicalTitle as title',
      nameOf.as('name'),
      sql<string[]>`array(select f.value from unit_former f
        where f.unit_id = expert.unit_id and f.kind = 'name')`.as('formerNames'),
      sql<number>`(select count(*)::int from review r join application a on a.id = r.application_id
        where r.expert_id = expert.id and r.status <> 'conflict' and a.period_id = ${periodId})`.as('load'),
    ])
    .where('expert.status', '=', 'active')
    .where(
      sql<boolean>`exists (select 1 from account_role ar join role on role.id = ar.role_id
        where ar.account_id = expert.id and 'cms:review:score' = any(role.permissions))`,
    )
    .orderBy('load')
    .orderBy('expert.id')
    .execute();
export type ExpertRow = Awaited<ReturnType<typeof expertsFor>>[number];

export const fieldLabels = (db: Db): Promise<Map<string, string>> => dictLabels(db, 'kczx_field');
