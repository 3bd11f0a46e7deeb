import type { DraftSaved } from '@contract/draft';
import type { Fields } from '@contract/rules/draft-fields';
import type { FieldChange } from '@contract/rules/merge';
import { wordsOf } from '@/request/decide';
import { translate } from '@/request/translate';
import { RequestError } from '@/utils/request-error';

export type SaveReply = Omit<DraftSaved, 'merged'> & { merged: Fields };

/** What is wrong with fields, in the reader's words, by path. */
export type Refusals = Readonly<Record<string, string>>;

/** Why a call did not do what it was made for. */
export type Refusal =
  /** Network, time-out or a fault of the service: tried again by itself. */
  | { kind: 'failed'; reason: string }
  /** Refused for good: trying again would not help. */
  | { kind: 'blocked'; reason: string };

/** What became of one attempt to save. */
export type SaveOutcome<R> =
  /** `facts`: further fields of the record that the service returned. */
  | { kind: 'saved'; reply: SaveReply; facts?: Partial<R> }
  /** These fields hold what the service cannot take, each with its reason; without them the rest can be saved. */
  | { kind: 'refused'; refusals: Refusals }
  | Refusal;

/** Refusals that another try will not change: the deadline, the state, the right, the draft itself is gone. */
const FINAL: ReadonlySet<number> = new Set([400, 403, 404, 409, 413, 422]);

const statusOf = ({ failure }: RequestError): number => failure.code ?? failure.httpStatus ?? 0;

/** The record does not exist for this person. */
export const isMissing = (error: unknown): boolean =>
  error instanceof RequestError && statusOf(error) === 404;

/** The failure of a call for the draft engine; any other error is thrown again. */
export const refusalOf = (error: unknown): Refusal => {
  if (!(error instanceof RequestError)) throw error;
  return {
    kind: FINAL.has(statusOf(error)) ? 'blocked' : 'failed',
    reason: wordsOf(error.failure, translate).text,
  };
};

/** The fields an answer of 400 names: by their path, or by their place in what was sent. */
const refusalsIn = (
  { body }: RequestError,
  changes: readonly FieldChange[],
  fallback: string,
): Record<string, string> => {
  const named =
    (body as { data?: { fields?: { path: string; message?: string }[] } } | undefined)?.data?.fields ?? [];
  const refusals: Record<string, string> = {};
  for (const { path, message } of named) {
    const place = /^body\.changes\.(\d+)\./.exec(path)?.[1];
    const change = place ? changes[Number(place)] : changes.find((candidate) => candidate.path === path);
    // A value with several possible types yields one error for each: the first is the one for text.
    if (change) refusals[change.path] ??= message ?? fallback;
  }
  return refusals;
};

/** One autosave as the engine sees it: an outcome, never an exception. */
export const outcomeOf = async <R>(
  changes: readonly FieldChange[],
  save: () => Promise<{ reply: DraftSaved; facts?: Partial<R> }>,
): Promise<SaveOutcome<R>> => {
  try {
    const { reply, facts } = await save();
    return { kind: 'saved', reply: { ...reply, merged: reply.merged as Fields }, ...(facts && { facts }) };
  } catch (error) {
    const refusal = refusalOf(error);
    const isInput = error instanceof RequestError && statusOf(error) === 400;
    const refusals = isInput ? refusalsIn(error, changes, refusal.reason) : {};
    return Object.keys(refusals).length > 0 ? { kind: 'refused', refusals } : refusal;
  }
};
