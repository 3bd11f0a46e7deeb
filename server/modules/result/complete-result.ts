import type { Milestone } from '@contract/result-choices';
import type { Fields } from '@contract/rules/draft-fields';
import { resultProblems } from '@contract/rules/result-problems';
import { say } from '@contract/sentences/sentence';
import type { Transaction } from '@server/db/database';
import { unprocessable } from '@server/errors/app-error';
import { filesByIds } from '@server/modules/attachment/service';
import { fieldsOf } from './present-result';
import { targetsOf } from './promised';
import { lockResult, type ResultRow } from './repository';

type Files = Awaited<ReturnType<typeof filesByIds>>;

/** A sheet that was on file when a result went in proves what went in; after its return it is of no use. */
export const oldSheetOf = (row: ResultRow | undefined, files: Files): string | null => {
  const { status, submittedAt } = row ?? {};
  if (status !== 'returned' || !submittedAt) return null;
  const sheet = files.find(({ id }) => id === fieldsOf(row).sealedSheet);
  return sheet && sheet.createdAt <= submittedAt ? sheet.id : null;
};

/** Holds the result of a stage, and refuses what is not complete with what is missing at its place. */
export const requireCompleteResult = async (
  tx: Transaction,
  { id, form }: { id: number; form: Fields },
  milestone: Milestone,
  now: Date,
): Promise<void> => {
  const row = await lockResult(tx, id, milestone, now);
  const fields = fieldsOf(row);
  const files = fields.sealedSheet ? await filesByIds(tx, [fields.sealedSheet]) : [];
  const targets = targetsOf(form, milestone);
  const problems = resultProblems(milestone, fields, {
    targets,
    oldSheet: oldSheetOf(row, files),
    typed: row.typed,
  });
  if (problems.length > 0)
    throw unprocessable(say('result.incomplete', { n: problems.length }), { data: { problems } });
};
