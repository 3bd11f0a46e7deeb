import type { StageResult } from '@contract/result';
import { RESULT_SHAPE } from '@contract/rules/draft-shapes';
import { flattenRecord, isListOf } from '@contract/rules/record-fields';
import type { DraftSource } from '@/draft/live-draft';
import type { Kept } from '@/draft/recall';
import { fetchResult, updateResult } from '@/services/result';

export const resultName = (id: number, milestone: StageResult['milestone']): string =>
  `result/${id}/${milestone}`;

/** The draft of one stage result, with edits kept on this device since an earlier visit. */
export const resultSource = (record: StageResult, kept: Kept): DraftSource<StageResult> => ({
  record,
  kept,
  nameOf: ({ project: { id }, milestone }) => resultName(id, milestone),
  fieldsOf: ({ fields, typed }) => ({ ...flattenRecord(RESULT_SHAPE, fields), ...typed }),
  turnOf: ({ editable, submitTime }) => (editable ? (submitTime ?? 'first') : null),
  isRows: isListOf(RESULT_SHAPE),
  save: async ({ project: { id }, milestone }, body) => ({ reply: await updateResult(id, milestone, body) }),
  load: ({ project: { id }, milestone }) => fetchResult(id, milestone, 'draft'),
});
