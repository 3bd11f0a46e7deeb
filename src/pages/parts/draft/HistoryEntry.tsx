import type { FieldHistoryRow } from '@contract/draft';
import type { FieldValue } from '@contract/rules/draft-fields';
import { sameValue } from '@contract/rules/merge';
import { useState } from 'react';
import { Button } from '@/components/Button';
import type { FieldDraft } from '@/draft/draft-shape';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useOriginText } from '@/pages/parts/reuse/useOriginText';
import styles from './FieldHistory.module.css';

interface Props {
  row: FieldHistoryRow;
  /** Shows the field's label; needed when entries of several fields are listed together. */
  isNamed: boolean;
  labelOf: (path: string) => string;
  textOf: (path: string, value: FieldValue) => string | null;
  draft: FieldDraft | null;
  mayRestore: (row: FieldHistoryRow) => boolean;
}

/** One earlier value of a field, with a button to restore it. */
export function HistoryEntry({ row, isNamed, labelOf, textOf, draft, mayRestore }: Props) {
  const t = useText();
  const time = useTimeText();
  const source = useOriginText();
  const { path, value, by, at, kind, origin: from } = row;
  /** The value that restoring has replaced, for undo. */
  const [before, setBefore] = useState<{ value: FieldValue } | null>(null);
  const label = labelOf(path);
  const restore = (): void => {
    if (!draft) return;
    setBefore({ value: draft.value(path) });
    draft.set(path, value);
  };
  const undo = (): void => {
    if (before) draft?.set(path, before.value);
    setBefore(null);
  };
  const isOffered = draft && !before && mayRestore(row) && !sameValue(draft.value(path), value);
  return (
    <>
      <p className={styles.meta}>
        <time dateTime={at}>{time.dateTime(at)}</time>
        <span>{by}</span>
        <span>{t(`draft.history.${kind}.label`)}</span>
        {from && <span>{t('reuse.history.self.label', { source: source.long(from) })}</span>}
      </p>
      {isNamed && <b>{label}</b>}
      <p className={styles.value}>{textOf(path, value) ?? t('kit.answers.empty.label')}</p>
      {isOffered && (
        <Button look="text" size="small" onClick={restore}>
          {t('draft.history.restore.action')}
          <span className="vh">{label}</span>
        </Button>
      )}
      <p role="status" className={styles.restored}>
        {before && t('draft.history.restored.success')}
        {before && (
          <Button look="text" size="small" icon="undo" onClick={undo}>
            {t('kit.rows.undo.action')}
            <span className="vh">{label}</span>
          </Button>
        )}
      </p>
    </>
  );
}
