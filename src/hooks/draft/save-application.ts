import { SECTIONS, type Section } from '@contract/enums';
import { type Fields, sectionOf } from '@contract/rules/draft-fields';
import type { FieldChange } from '@contract/rules/merge';
import { updateDraft } from '@/services/apply';
import { RequestError } from '@/utils/request-error';
import type { SaveOutcome } from './save-outcome';

/** Refusals that another try will not change: the deadline, the state, the right, the draft itself is gone. */
const FINAL: ReadonlySet<number> = new Set([400, 403, 404, 409, 422]);

/** Where the person is working: 继续填写 leads there on the next visit, on any device. */
const stepOf = (changes: readonly FieldChange[]): Section | undefined => {
  const section = sectionOf(changes.at(-1)?.path ?? '');
  return SECTIONS.find((known) => known === section);
};

/** One autosave as the engine sees it: an outcome, never an exception. */
export const saveApplication = async (
  id: number,
  changes: FieldChange[],
  resolve: string[],
): Promise<SaveOutcome> => {
  try {
    const reply = await updateDraft(id, {
      changes,
      step: stepOf(changes),
      ...(resolve.length > 0 ? { resolve } : {}),
    });
    return { kind: 'saved', reply: { ...reply, merged: reply.merged as Fields } };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { httpStatus, code } = error.failure;
    return { kind: FINAL.has(code ?? httpStatus ?? 0) ? 'blocked' : 'failed', reason: error.message };
  }
};
