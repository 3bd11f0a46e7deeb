import type { Demand } from '@contract/demand';
import { beijingDay } from '@contract/rules/beijing-time';
import type { RecordShape } from '@contract/rules/record-fields';
import type { TypedTexts } from '@contract/rules/typed-record';
import type { Word } from '@contract/word';
import { useState } from 'react';
import type { Draft, DraftView } from '@/draft/draft-shape';
import { usePartForm } from '@/hooks/usePartForm';
import { useWords } from '@/i18n/useWords';
import { serviceNow } from '@/utils/service-clock';
import type { PostingPart } from './posting-part';

type Judge<T> = (draft: T, today: string, typed: TypedTexts) => { field: keyof T & string; word: Word }[];

/** Validation rules: `faults` finds everything missing or wrong, `slips` what is shown as soon as a field is left. */
export interface PostingRules<T extends object> {
  shape: RecordShape<T>;
  faults: Judge<T>;
  slips: Judge<T>;
}
interface Posting<T> {
  draft: T;
  editable: boolean;
  files: Demand['files'];
}

export interface PostingForm<T> {
  part: PostingPart<T>;
  /** The faults found by the last attempt to submit, as far as they still exist. */
  faults: { id: string; text: string }[];
  attempt: number;
  /** Calls `go` if the form is complete; otherwise shows the faults. */
  submit: (go: () => void) => void;
}

/** A demand or achievement in its form: the draft while editable, otherwise the saved record. */
export function usePostingForm<T extends object>(
  rules: PostingRules<T>,
  draft: Draft<unknown>,
  view: DraftView<Posting<T>>,
): PostingForm<T> {
  const say = useWords();
  const form = usePartForm(rules.shape, draft, view);
  const [attempt, setAttempt] = useState(0);
  const { editable, draft: sent, files } = view.record;
  const fields = editable ? form.fields : sent;
  const today = beijingDay(serviceNow());
  const said = (found: ReturnType<Judge<T>>) =>
    found.map(({ field, word }) => ({ id: field, text: say(word) }));
  const faults = editable ? said(rules.faults(fields, today, form.typed)) : [];
  const shown = attempt > 0 ? faults : [];
  // The first message of each field.
  const byField = (texts: { id: string; text: string }[]) =>
    Object.fromEntries([...texts].reverse().map(({ id, text }) => [id, text]));
  return {
    part: {
      fields,
      set: form.set,
      typed: form,
      readOnly: !editable,
      known: files,
      errors: byField(shown),
      slips: byField(said(rules.slips(fields, today, form.typed))),
    },
    faults: shown,
    attempt,
    submit: (go) => {
      setAttempt((count) => count + 1);
      if (faults.length === 0) go();
    },
  };
}
