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

/** The fields an answer of 400 names: by their path, or by their place in what was sent. */
const refusedPaths = (body: unknown, changes: readonly FieldChange[]): string[] => {
  const named = (body as { data?: { fields?: { path: string }[] } } | undefined)?.data?.fields ?? [];
  return named.flatMap(({ path }) => {
    const place = /^body\.changes\.(\d+)\./.exec(path)?.[1];
    const change = place ? changes[Number(place)] : changes.find((candidate) => candidate.path === path);
    return change ? [change.path] : [];
  });
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
    const status = error.failure.code ?? error.failure.httpStatus ?? 0;
    const paths = status === 400 ? refusedPaths(error.body, changes) : [];
    if (paths.length > 0) return { kind: 'refused', paths, reason: error.message };
    return { kind: FINAL.has(status) ? 'blocked' : 'failed', reason: error.message };
  }
};
