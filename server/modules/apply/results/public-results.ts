import type { PublicResult, PublicResultRow } from '@contract/result';
import { MILESTONES, type Milestone } from '@contract/result-choices';
import type { Schema } from '@server/db/schema';
import { presentFigures } from '@server/modules/attachment/service';
import type { Kysely } from 'kysely';
import { fieldsOf, presentPublic, presentPublicRow } from './present-result';
import { listPublished, publishedAmong } from './result-repository';

/** Stage results that everybody may read, newest first. */
export const publicResults = async (db: Kysely<Schema>, limit: number): Promise<PublicResultRow[]> =>
  (await listPublished(db, {}, { offset: 0, limit })).map(presentPublicRow);

/** What one project has made public, both stages; null while nothing is. */
export const publicResult = async (
  db: Kysely<Schema>,
  applicationId: number,
): Promise<PublicResult | null> => {
  const page = { offset: 0, limit: MILESTONES.length };
  const [first, ...rest] = await listPublished(db, { applicationId }, page);
  if (!first) return null;
  const figures = [first, ...rest].map(
    async (row) =>
      [row.milestone, await presentFigures(db, { figures: fieldsOf(row).figures, scope: 'public' })] as const,
  );
  return presentPublic([first, ...rest], new Map(await Promise.all(figures)));
};

/** Whether this stage is public now and shows the file. */
export const isPublicFigure = async (
  db: Kysely<Schema>,
  applicationId: number,
  milestone: Milestone,
  fileId: string,
): Promise<boolean> => {
  const [row] = await listPublished(db, { applicationId, milestone }, { offset: 0, limit: 1 });
  return row !== undefined && fieldsOf(row).figures.some(({ file }) => file === fileId);
};

/**
 * Links to the results of these applications: to the public page, or to the project's own page for readers who may read
 * the application.
 */
export const resultLinks = async (
  db: Kysely<Schema>,
  applications: readonly { id: number; no: string | null; title: string }[],
  readable: ReadonlySet<number>,
) => {
  if (applications.length === 0) return [];
  const ids = applications.map(({ id }) => id);
  const [open, rows] = await Promise.all([
    publishedAmong(db, ids),
    db
      .selectFrom('stageResult')
      .select(['applicationId', 'milestone', 'status', 'decidedAt', 'submittedAt'])
      .where('applicationId', 'in', ids)
      .where('status', '!=', 'draft')
      .orderBy('milestone', 'desc')
      .execute(),
  ]);
  return applications.flatMap(({ id, no, title }) => {
    const own = rows.filter(({ applicationId }) => applicationId === id);
    const passed = own.find(({ status }) => status === 'passed');
    if (open.has(id))
      return [{ id, no, title, since: passed?.decidedAt ?? null, to: `/innovation/result/${id}` }];
    const [last] = own;
    return last && readable.has(id)
      ? [
          {
            id,
            no,
            title,
            since: last.submittedAt,
            to: `/innovation/result/${id}?milestone=${last.milestone}`,
          },
        ]
      : [];
  });
};
