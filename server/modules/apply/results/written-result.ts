import { ResultFields, type StageResult } from '@contract/result';
import type { Fields } from '@contract/rules/draft-fields';
import { RESULT_SHAPE } from '@contract/rules/draft-shapes';
import { typedIn } from '@contract/rules/typed-record';
import type { FieldWriters } from '@server/db/column-types';
import type { Schema } from '@server/db/schema';
import { recordDraft } from '@server/drafts/record-draft';
import { findCopy, NO_COPY, type WorkingCopy } from '@server/drafts/working-copy';
import type { Kysely } from 'kysely';
import { fieldsOf } from './present-result';
import type { ResultRow } from './result-repository';

const { typedTexts } = typedIn(RESULT_SHAPE);
export const { flatten, nest, changed, texts, ...RESULT_FORM } = recordDraft(RESULT_SHAPE, ResultFields);

export const copyOf = ({ applicationId, milestone }: Pick<ResultRow, 'applicationId' | 'milestone'>) =>
  ({ record: `result_${milestone}`, ref: applicationId }) as const;

/** What was handed in stands until it is handed in again: while it is mended, what is written lies beside it. */
export const isMended = (row: Pick<ResultRow, 'status'> | undefined): boolean => row?.status === 'returned';

/** The leader's working copy of a returned result. */
export const findMending = async (db: Kysely<Schema>, row: ResultRow | undefined): Promise<WorkingCopy> =>
  row && isMended(row) ? findCopy(db, copyOf(row)) : NO_COPY;

/** One row for each promised indicator, filled in or not, so that filling one in does not count as adding a row. */
const withTargets = (fields: ResultFields, targets: StageResult['targets']): ResultFields => ({
  ...fields,
  indicators: targets.map(
    ({ id }) =>
      fields.indicators.find((row) => row.id === id) ?? { id, actual: '', evidence: '', deviation: '' },
  ),
});

interface WrittenResult {
  /** The fields that everybody else reads, flattened. */
  stands: Fields;
  /** `stands` with the working copy applied. */
  fields: Fields;
  copy: WorkingCopy;
  writers: FieldWriters;
  version: number;
}

/** A result with the given working copy; for readers other than the leader, the copy is empty. */
export const writtenResult = (
  row: ResultRow | undefined,
  copy: WorkingCopy,
  targets: StageResult['targets'],
): WrittenResult => {
  const stands = flatten(withTargets(fieldsOf(row), targets), row?.typed);
  return {
    stands,
    copy,
    fields: { ...stands, ...copy.fields },
    writers: { ...row?.fieldWriters, ...copy.fieldWriters },
    version: (row?.version ?? 0) + copy.version,
  };
};

/** Its values, and texts typed in places of values that are not valid yet. */
export const readWritten = ({ fields }: Pick<WrittenResult, 'fields'>) => ({
  fields: nest(fields),
  typed: typedTexts(fields),
});
