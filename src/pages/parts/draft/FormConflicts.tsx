import type { FieldValue } from '@contract/rules/draft-fields';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/Button';
import { ConflictForm } from '@/components/form/ConflictForm';
import type { Draft, DraftView, FieldDraft } from '@/draft/draft-shape';
import type { MessageId } from '@/i18n/message-id';
import { type Join, useList } from '@/i18n/useList';
import { type Money, useMoney } from '@/i18n/useMoney';
import { type Text, useText } from '@/i18n/useText';
import type { ListHistory } from '@/services/draft-history';
import { AsideEdits } from './AsideEdits';
import { FieldHistory } from './FieldHistory';
import styles from './FieldHistory.module.css';
import { isRestorable } from './is-restorable';
import { SaveRefusals } from './SaveRefusals';

interface FieldWord {
  label: MessageId;
  /** Values of the label's parameters. */
  named?: (t: Text) => Record<string, string>;
  /** The label of an option. */
  choice?: (value: string) => MessageId;
  isMoney?: true;
  /** A list of words, not of rows or files. */
  isWords?: true;
}
/** Labels of the fields and their values by path, with `*` for any row. */
export type FieldWords = Readonly<Record<string, FieldWord>>;

const wordOf = (words: FieldWords, path: string): FieldWord | undefined =>
  words[path] ?? words[path.replace(/\.[^.]+\./, '.*.')];

/** The label of a field; null if it has none. */
const nameIn = (words: FieldWords, path: string, t: Text): string | null => {
  const word = wordOf(words, path);
  if (!word) return null;
  const list = words[path.split('.')[0] as string];
  const label = t(word.label, word.named?.(t));
  return list && list !== word ? `${t(list.label)} · ${label}` : label;
};

interface Tools {
  t: Text;
  join: Join;
  money: Money;
}

/** A list of words is shown as it is; rows and files are counted. */
const listText = (value: string[], isWords: boolean, { t, join }: Omit<Tools, 'money'>): string =>
  isWords ? join(value) : t('application.answer.rows.label', { n: value.length });

/**
 * Whether the field is a list of rows. Its order is not restorable: it merges by itself, and a removed row has lost its
 * cells.
 */
const isRowList = (words: FieldWords, path: string): boolean =>
  Object.keys(words).some((known) => known.startsWith(`${path}.*.`));

const textIn = (
  words: FieldWords,
  path: string,
  value: FieldValue,
  { t, join, money }: Tools,
): string | null => {
  const { choice, isMoney, isWords } = wordOf(words, path) ?? {};
  if (Array.isArray(value)) return value.length > 0 ? listText(value, isWords ?? false, { t, join }) : null;
  if (value === null || value === '') return null;
  if (choice) return t(choice(String(value)));
  if (isMoney && typeof value === 'number') return money.amount(value);
  return String(value);
};

interface Props {
  draft: FieldDraft & Pick<Draft<unknown>, 'recover' | 'discard'>;
  view: Pick<DraftView<unknown>, 'state' | 'isNew' | 'phase' | 'reason' | 'refusals'>;
  words: FieldWords;
  /** Requests the history of the record. */
  history: ListHistory;
  readOnly?: boolean;
  children: ReactNode;
}

/**
 * Around the fields of a form: refusals of the service, the choice between conflicting values, and links to the
 * history.
 */
export function FormConflicts({ draft, view, words, history, readOnly = false, children }: Props) {
  const t = useText();
  const join = useList();
  const money = useMoney();
  /** Path of the field whose history is open; `''` for all fields, null for none. */
  const [past, setPast] = useState<string | null>(null);
  const labelOf = (path: string): string => nameIn(words, path, t) ?? path;
  const textOf = (path: string, value: FieldValue): string | null =>
    textIn(words, path, value, { t, join, money });
  return (
    <>
      <SaveRefusals view={view} labelOf={(path) => nameIn(words, path, t)} />
      <AsideEdits draft={draft} view={view} labelOf={labelOf} textOf={textOf} readOnly={readOnly} />
      <ConflictForm
        conflicts={Object.values(view.state.conflicts)}
        labelOf={labelOf}
        textOf={textOf}
        onTake={draft.resolve}
        onHistory={setPast}
      >
        {children}
      </ConflictForm>
      {!readOnly && !view.isNew && (
        <p className={styles.past}>
          <Button look="text" size="small" icon="clock" onClick={() => setPast('')}>
            {t('application.tasks.history.action')}
          </Button>
        </p>
      )}
      {past !== null && (
        <FieldHistory
          list={history}
          path={past || undefined}
          labelOf={labelOf}
          textOf={textOf}
          draft={draft}
          mayRestore={(row) => !isRowList(words, row.path) && isRestorable(draft, row)}
          onClose={() => setPast(null)}
        />
      )}
    </>
  );
}
