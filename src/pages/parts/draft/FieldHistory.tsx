import type { FieldHistoryRow } from '@contract/draft';
import { PAGE_FIRST, PAGE_SIZE } from '@contract/limits';
import type { FieldValue } from '@contract/rules/draft-fields';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Dialog';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import type { FieldDraft } from '@/draft/draft-shape';
import { useText } from '@/i18n/useText';
import type { ListHistory } from '@/services/draft-history';
import styles from './FieldHistory.module.css';
import { HistoryEntry } from './HistoryEntry';

interface Props {
  list: ListHistory;
  /** Limits the history to one field; without it every replaced value is listed. */
  path?: string | undefined;
  labelOf: (path: string) => string;
  textOf: (path: string, value: FieldValue) => string | null;
  /** The draft into which a value is restored; null if the record is not editable. */
  draft: FieldDraft | null;
  /** Whether this value may be restored to its field. */
  mayRestore: (row: FieldHistoryRow) => boolean;
  onClose: () => void;
}

/** Values that were replaced meanwhile shift known ones to the next page. */
const together = (known: FieldHistoryRow[], more: readonly FieldHistoryRow[]): FieldHistoryRow[] => [
  ...known,
  ...more.filter(({ id }) => !known.some((row) => row.id === id)),
];

/** Loads the history page by page, appending to the earlier pages. */
function useHistory(list: ListHistory, path: string | undefined) {
  const [rows, setRows] = useState<FieldHistoryRow[] | null>(null);
  const [total, setTotal] = useState(0);
  const [page, setPage] = useState(PAGE_FIRST);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the same question; `list` asks one record
  useEffect(() => {
    let current = true;
    setFailure(null);
    list({
      pageNum: page,
      pageSize: PAGE_SIZE,
      orderByColumn: 'at',
      isAsc: 'desc',
      ...(path ? { path } : {}),
    }).then(
      (answer) => {
        if (!current) return;
        setRows((known) => (page === PAGE_FIRST ? answer.list : together(known ?? [], answer.list)));
        setTotal(answer.total);
      },
      (reason: Error) => current && setFailure(reason),
    );
    return () => {
      current = false;
    };
  }, [path, page, attempt]);
  return {
    rows,
    total,
    failure,
    more: () => setPage(page + 1),
    retry: () => setAttempt((count) => count + 1),
  };
}

/** Earlier values of a field, who replaced them and when; a value can be restored as an edit of the reader's own. */
export function FieldHistory({ list, path, onClose, ...entry }: Props) {
  const t = useText();
  const { rows, total, failure, more, retry } = useHistory(list, path);
  const title = path
    ? `${t('draft.history.self.title')} · ${entry.labelOf(path)}`
    : t('draft.history.all.title');
  return (
    <Sheet open title={title} onClose={onClose} size={480} destroyOnHidden>
      {failure && <ErrorState error={failure} onRetry={retry} />}
      {!failure && !rows && <LoadingSkeleton count={3} />}
      {rows?.length === 0 && <EmptyState title={t('draft.history.none.empty')} />}
      <ol className={styles.rows}>
        {rows?.map((row) => (
          <li key={row.id}>
            <HistoryEntry row={row} isNamed={!path} {...entry} />
          </li>
        ))}
      </ol>
      {rows && rows.length < total && <Button onClick={more}>{t('draft.history.more.action')}</Button>}
    </Sheet>
  );
}
