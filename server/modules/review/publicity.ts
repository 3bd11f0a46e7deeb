import type { Calls } from '@contract/endpoints';
import { beijingTime } from '@contract/rules/beijing-time';
import { publicUntil } from '@contract/rules/promise';
import { recordAudit } from '@server/audit/audit';
import type { PeriodTable } from '@server/db/period-schema';
import { conflict, notFound } from '@server/errors/app-error';
import { nameInPublicity } from '@server/modules/apply/service';
import { createContent, standingContent } from '@server/modules/content/service';
import type { Selectable } from 'kysely';
import type { ReviewScope } from './assign';
import type { Db } from './repository';

/** In a Markdown table a bar would end the cell. */
const cell = (text: string | null): string => (text ?? '').replaceAll('|', '／').replace(/\s+/g, ' ');

/** Held until the list stands: nobody else names them in another one, and no objection comes in between. */
const lockPublic = (db: Db, periodId: number) =>
  db
    .selectFrom('application')
    .select(['id', 'publicContent'])
    .where('periodId', '=', periodId)
    .where('status', '=', 'publicity')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Applications of the period that no announcement has named yet. */
const unnamed = async (db: Db, periodId: number): Promise<Set<number>> => {
  const held = await lockPublic(db, periodId);
  if (held.length === 0) throw conflict('review.no_publicity');
  const said = await standingContent(
    db,
    held.flatMap(({ publicContent }) => publicContent ?? []),
  );
  const isNamed = ({ publicContent }: (typeof held)[number]) =>
    publicContent !== null && said.has(publicContent);
  const named = held.filter(isNamed);
  if (named.length === held.length)
    throw conflict('review.publicity_done', {
      data: { contentId: Math.max(...said), count: named.length },
    });
  return new Set(held.filter((row) => !isNamed(row)).map(({ id }) => id));
};

/** How the announcement names them, by their numbers. */
const namedRows = async (
  db: Db,
  ids: readonly number[],
  categories: Selectable<PeriodTable>['categories'],
) => {
  const rows = await db
    .selectFrom('application')
    .select(['no', 'title', 'category', 'unitName'])
    .where('id', 'in', [...ids])
    .orderBy('no')
    .execute();
  return rows.map(({ category, ...row }) => ({
    ...row,
    categoryName: categories.find(({ key }) => key === category)?.name ?? null,
  }));
};

/** The list of what is to be funded, as an announcement for everybody; objections go to the office until it ends. */
export const publish = async (
  { db, caller, now, source }: ReviewScope,
  { periodId, note }: Calls['POST /prod-api/cms/review/publicity']['body'],
) => {
  const period = await db.selectFrom('period').selectAll().where('id', '=', periodId).executeTakeFirst();
  if (!period) throw notFound();
  const news = await unnamed(db, periodId);
  const rows = await namedRows(db, [...news], period.categories);
  const end = beijingTime(publicUntil(period, now).toISOString());
  const body = [
    `经形式审查和专家评审，${period.name}拟立项 ${rows.length} 项，现予公示。公示期至 ${end}。`,
    ...(note?.trim() ? [note.trim()] : []),
    '任何单位和个人对公示内容有异议，请在公示期内以书面形式向开创专项办公室提出，并写明事实与联系方式。',
    [
      '| 序号 | 编号 | 项目名称 | 类别 | 申报单位 |',
      '| --- | --- | --- | --- | --- |',
      ...rows.map(
        ({ no, title, categoryName, unitName }, index) =>
          `| ${index + 1} | ${no} | ${cell(title)} | ${cell(categoryName)} | ${cell(unitName)} |`,
      ),
    ].join('\n'),
  ].join('\n\n');
  const record = await createContent(
    db,
    {
      cmsTypeKey: 'announcement',
      title: `${period.name}拟立项项目公示`,
      summary: `拟立项 ${rows.length} 项，公示期至 ${end}`,
      body,
      publisher: '开创专项办公室',
      docNo: null,
      topic: '公示',
      pinned: true,
      state: 'published',
      publishAt: now.toISOString(),
      expireAt: null,
      changeNote: null,
    },
    caller.accountId,
    now,
  );
  await nameInPublicity(db, [...news], record.id, now);
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'review.publicity',
    target: `content:${record.id}`,
    outcome: 'ok',
    detail: { period: periodId, applications: rows.length },
  });
  return { contentId: record.id, count: rows.length };
};
