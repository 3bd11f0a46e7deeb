import type { Calls } from '@contract/endpoints';
import { beijingTime } from '@contract/rules/beijing-time';
import { publicUntil } from '@contract/rules/promise';
import { say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import type { PeriodTable } from '@server/db/period-schema';
import { conflict, forbidden, notFound } from '@server/errors/app-error';
import { nameInPublicity, recusedFrom } from '@server/modules/apply/service';
import {
  createContent,
  publicityTopic,
  standingContent,
  standingPublicity,
  writePublicity,
} from '@server/modules/content/service';
import { overtaken } from '@server/modules/moderation/service';
import type { Selectable } from 'kysely';
import type { ReviewReading, ReviewScope } from './assign';
import type { Db } from './repository';

const selectPublic = (db: Db, periodId: number) =>
  db
    .selectFrom('application')
    .select(['id', 'publicContent'])
    .where('periodId', '=', periodId)
    .where('status', '=', 'publicity')
    .orderBy('id');
type Public = Awaited<ReturnType<ReturnType<typeof selectPublic>['execute']>>;

/** The applications that no visible announcement lists yet, and the newest announcement that lists others. */
const sortOut = async (db: Db, rows: Public) => {
  const said = await standingContent(
    db,
    rows.flatMap(({ publicContent }) => publicContent ?? []),
  );
  const unnamed = rows.filter(({ publicContent }) => publicContent === null || !said.has(publicContent));
  return { unnamed: unnamed.map(({ id }) => id), latest: said.size > 0 ? Math.max(...said) : null };
};

/** How many applications of a period have to be announced, and which announcement lists the previous ones. */
export const toAnnounce = async (reading: ReviewReading, periodId: number) => {
  const { unnamed, latest } = await sortOut(reading.db, await selectPublic(reading.db, periodId).execute());
  const own = await recusedFrom(reading, unnamed);
  return { publicity: unnamed.length, published: latest, recused: own.size > 0 };
};

/**
 * Locked until the announcement is stored: nobody else can list them elsewhere, and no objection can come in between.
 */
const holdUnnamed = async ({ db, caller }: ReviewScope, periodId: number): Promise<number[]> => {
  const held = await selectPublic(db, periodId).forUpdate().execute();
  if (held.length === 0) throw conflict('review.no_publicity');
  const { unnamed, latest } = await sortOut(db, held);
  if (unnamed.length === 0)
    throw await overtaken(
      { tx: db, caller },
      {
        targets: [`content:${latest}`],
        ownerId: null,
        actions: ['review.publicity'],
        otherwise: conflict('review.publicity_done', { data: { contentId: latest, count: held.length } }),
      },
    );
  return unnamed;
};

/** The rows of the announcement, identified by application number. */
const namedRows = async (
  db: Db,
  ids: readonly number[],
  categories: Selectable<PeriodTable>['categories'],
) => {
  const rows = await db
    .selectFrom('application')
    .select(['no', 'title', 'category', 'unitName'])
    .where('id', 'in', ids)
    .orderBy('no')
    .execute();
  return rows.map(({ category, no, ...row }) => ({
    ...row,
    no: no ?? '',
    categoryName: categories.find(({ key }) => key === category)?.name ?? null,
  }));
};

/** Nobody announces what they take part in themselves. */
const refuseOwn = async (scope: ReviewScope, ids: readonly number[]): Promise<void> => {
  const own = await recusedFrom(scope, ids);
  if (own.size === 0) return;
  const { title } = await scope.db
    .selectFrom('application')
    .select('title')
    .where('id', '=', Math.min(...own))
    .executeTakeFirstOrThrow();
  throw forbidden(say('apply.recused_list', { title }));
};

/** Publishes the list of projects to be funded; objections go to the office until the publicity period ends. */
export const publish = async (
  scope: ReviewScope,
  { periodId, note }: Calls['POST /prod-api/cms/review/publicity']['body'],
) => {
  const { db, sealer, caller, now, source } = scope;
  const period = await db.selectFrom('period').selectAll().where('id', '=', periodId).executeTakeFirst();
  if (!period) throw notFound();
  const news = await holdUnnamed(scope, periodId);
  await refuseOwn(scope, news);
  const rows = await namedRows(db, news, period.categories);
  const until = publicUntil(period, now);
  const text = writePublicity({
    periodName: period.name,
    projects: rows,
    end: beijingTime(until.toISOString()),
    note: note?.trim() ?? '',
    earlier: await standingPublicity(db, period.name),
  });
  const record = await createContent(
    db,
    {
      cmsTypeKey: 'announcement',
      ...text,
      publisher: '开创专项办公室',
      docNo: null,
      topic: publicityTopic,
      pinned: true,
      state: 'published',
      publishAt: now.toISOString(),
      expireAt: null,
      changeNote: null,
    },
    caller.accountId,
    now,
  );
  await nameInPublicity(db, news, { id: record.id, until }, { actorId: caller.accountId, sealer, now });
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'review.publicity',
    target: `content:${record.id}`,
    detail: { period: periodId, applications: rows.length },
  });
  return { contentId: record.id, count: rows.length };
};
