import type { Calls } from '@contract/endpoints';
import { PAGE_FIRST, PAGE_SIZE } from '@contract/limits';
import { fieldWord } from '@contract/rules/field-labels';
import { useEffect, useState } from 'react';
import { useFieldText } from '@/components/answers/useFieldText';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Dialog';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { listFieldHistory } from '@/services/apply';
import type { EditorContext } from './editor-context';
import styles from './FieldHistory.module.css';

type Row = Calls['GET /prod-api/cms/apply/{id}/history']['reply']['list'][number];

interface Props {
  context: EditorContext;
  /** One field; without it everything that was ever replaced. */
  path?: string;
  onClose: () => void;
}

/** What stood in a field before, who replaced it and when: a choice made in a conflict can always be looked up. */
export function FieldHistory({ context, path, onClose }: Props) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const text = useFieldText(context);
  const [rows, setRows] = useState<Row[] | null>(null);
  const [total, setTotal] = useState(0);
  const [page, setPage] = useState(PAGE_FIRST);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  const { id } = context.application;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the same question
  useEffect(() => {
    let current = true;
    setFailure(null);
    listFieldHistory(id, {
      pageNum: page,
      pageSize: PAGE_SIZE,
      orderByColumn: 'at',
      isAsc: 'desc',
      ...(path ? { path } : {}),
    }).then(
      (answer) => {
        if (!current) return;
        setRows((known) => (page === PAGE_FIRST ? answer.list : [...(known ?? []), ...answer.list]));
        setTotal(answer.total);
      },
      (reason: Error) => current && setFailure(reason),
    );
    return () => {
      current = false;
    };
  }, [id, path, page, attempt]);

  const title = path
    ? `${t('application.history.self.title')} · ${say(fieldWord(path))}`
    : t('application.history.all.title');
  return (
    <Sheet open title={title} onClose={onClose} size={480} destroyOnHidden>
      {failure && <ErrorState error={failure} onRetry={() => setAttempt((count) => count + 1)} />}
      {!failure && !rows && <LoadingSkeleton count={3} />}
      {rows?.length === 0 && <EmptyState title={t('application.history.none.empty')} />}
      <ol className={styles.rows}>
        {rows?.map((row) => (
          <li key={row.id}>
            <p className={styles.meta}>
              <time dateTime={row.at}>{time.dateTime(row.at)}</time>
              <span>{row.by}</span>
              <span>{t(`application.history.${row.kind}.label`)}</span>
            </p>
            {!path && <b>{say(fieldWord(row.path))}</b>}
            <p className={styles.value}>{text(row.path, row.value) ?? t('kit.answers.empty.label')}</p>
          </li>
        ))}
      </ol>
      {rows && rows.length < total && (
        <Button onClick={() => setPage(page + 1)}>{t('application.history.more.action')}</Button>
      )}
    </Sheet>
  );
}
