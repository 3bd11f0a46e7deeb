import type { Milestone } from '@contract/result-choices';
import type { Fields } from '@contract/rules/draft-fields';
import { resultProblems } from '@contract/rules/result-problems';
import { say } from '@contract/sentences/sentence';
import type { Transaction } from '@server/db/database';
import { unprocessable } from '@server/errors/app-error';
import { filesByIds } from '@server/modules/attachment/service';
import { moveResult } from './move-result';
import { targetsOf } from './promised';
import { lockResult, type ResultRow, storeFields } from './result-repository';
import { findMending, readWritten, texts, writtenResult } from './written-result';

type Files = Awaited<ReturnType<typeof filesByIds>>;

/**
 * A sheet uploaded before the last submission was stamped for that version; once the result is returned it can no
 * longer be used.
 */
export const oldSheetOf = (
  row: ResultRow | undefined,
  sealedSheet: string | null,
  files: Files,
): string | null => {
  const { status, submittedAt } = row ?? {};
  if (status !== 'returned' || !submittedAt) return null;
  const sheet = files.find(({ id }) => id === sealedSheet);
  return sheet && sheet.createdAt <= submittedAt ? sheet.id : null;
};

/**
 * Submits the result of a stage, or refuses an incomplete one, listing what is missing field by field. The leader's
 * revision then becomes what everybody reads.
 */
export const handInResult = async (
  tx: Transaction,
  { id, form }: { id: number; form: Fields },
  milestone: Milestone,
  now: Date,
): Promise<void> => {
  const row = await lockResult(tx, id, milestone, now);
  const targets = targetsOf(form, milestone);
  const written = writtenResult(row, await findMending(tx, row), targets);
  const { fields, typed } = readWritten(written);
  const { sealedSheet } = fields;
  const files = sealedSheet ? await filesByIds(tx, [sealedSheet]) : [];
  const oldSheet = oldSheetOf(row, sealedSheet, files);
  const problems = resultProblems(milestone, fields, { targets, oldSheet, typed });
  if (problems.length > 0)
    throw unprocessable(say('result.incomplete', { n: problems.length }), { data: { problems } });
  if (Object.keys(written.copy.fields).length > 0)
    await storeFields(tx, row, { fields, typed: texts(written.fields), writers: written.writers }, now);
  await moveResult(tx, id, milestone, ['draft', 'returned'], { status: 'submitted', now });
};
