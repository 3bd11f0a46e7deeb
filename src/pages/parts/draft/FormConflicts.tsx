import type { FieldValue } from '@contract/rules/draft-fields';
import type { ReactNode } from 'react';
import { ConflictForm } from '@/components/form/ConflictForm';
import type { DraftView, FieldDraft } from '@/draft/living-draft';
import type { MessageId } from '@/i18n/message-id';
import { type Text, useText } from '@/i18n/useText';
import { formatWan } from '@/utils/format-money';

interface FieldWord {
  label: MessageId;
  /** Values of parameters of the label. */
  named?: (t: Text) => Record<string, string>;
  /** How a choice reads. */
  choice?: (value: string) => MessageId;
  isMoney?: true;
}
/** How a form calls its fields and their values: by path, any row as `*`. */
export type FieldWords = Readonly<Record<string, FieldWord>>;

const wordOf = (words: FieldWords, path: string): FieldWord | undefined =>
  words[path] ?? words[path.replace(/\.[^.]+\./, '.*.')];

const labelIn = (words: FieldWords, path: string, t: Text): string => {
  const word = wordOf(words, path);
  const list = words[path.split('.')[0] as string];
  const label = word ? t(word.label, word.named?.(t)) : path;
  return list && list !== word ? `${t(list.label)} · ${label}` : label;
};

const textIn = (words: FieldWords, path: string, value: FieldValue, t: Text): string | null => {
  if (value === null || value === '' || Array.isArray(value)) return null;
  const { choice, isMoney } = wordOf(words, path) ?? {};
  if (choice) return t(choice(String(value)));
  if (isMoney && typeof value === 'number')
    return t('application.answer.money.label', { amount: formatWan(value) });
  return String(value);
};

interface Props {
  draft: FieldDraft;
  view: Pick<DraftView<unknown>, 'state'>;
  words: FieldWords;
  children: ReactNode;
}

/** The fields of a form of one record, each with the choice where two hands changed it. */
export function FormConflicts({ draft, view, words, children }: Props) {
  const t = useText();
  return (
    <ConflictForm
      conflicts={Object.values(view.state.conflicts)}
      labelOf={(path) => labelIn(words, path, t)}
      textOf={(path, value) => textIn(words, path, value, t)}
      onTake={draft.resolve}
    >
      {children}
    </ConflictForm>
  );
}
