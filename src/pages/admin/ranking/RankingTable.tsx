import type { Period } from '@contract/period';
import { Link } from '@umijs/max';
import { useId } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { Pager } from '@/components/Pager';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { takeExport } from '@/hooks/exports/take-export';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { ExportButtons } from '@/pages/admin/parts/ExportButtons';
import { listRanking } from '@/services/review';
import styles from './index.module.css';
import { useRankingActs } from './useRankingActs';
import { useRankingColumns } from './useRankingColumns';

interface Props {
  period: Period;
  category: string | undefined;
  page: number;
  /** Address of another page of the same ranking. */
  toOf: (page: number) => string;
}
/** A review meeting goes through the whole ranking, so pages are long. */
const ROWS = 50;

export function RankingTable({ period, category, page, toOf }: Props) {
  const t = useText();
  const recusedId = useId();
  const query = { periodId: period.id, ...(category ? { category } : {}) };
  const { data, error, loading, reload } = useLoad(
    () => listRanking({ ...query, pageNum: page, pageSize: ROWS }),
    { question: page },
  );
  const { busy, propose, publish } = useRankingActs(period, reload);
  const waiting = data?.publicity ?? 0;
  const columns = useRankingColumns(period, (row) => void propose(row));
  if (error && !data) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  if (!data) return <LoadingSkeleton count={5} />;
  if (data.total === 0) return <EmptyState title={t('admin.ranking.none.empty')} />;
  return (
    <>
      <div className={`noPrint ${styles.publish}`}>
        <ExportButtons onExport={(format) => takeExport({ kind: 'ranking', query: { ...query, format } })} />
        {data.published !== null && (
          <Link to={`/notification/${data.published}`}>{t('admin.ranking.published.action')}</Link>
        )}
        {waiting > 0 && (
          <Button
            look="primary"
            busy={busy}
            aria-disabled={data.recused}
            aria-describedby={data.recused ? recusedId : undefined}
            onClick={() => data.recused || void publish(waiting)}
          >
            {t('admin.ranking.publish.action')}
          </Button>
        )}
        {waiting > 0 && data.recused && (
          <p id={recusedId} className={styles.recused}>
            {t('admin.ranking.publishRecused.help')}
          </p>
        )}
      </div>
      {data.list.some(({ unranked }) => unranked) && (
        <p className={styles.withheld}>{t('admin.ranking.withheld.help')}</p>
      )}
      <ResponsiveTable
        caption={t('admin.ranking.page.title')}
        captionHidden
        rows={data.list}
        rowKey={({ id }) => id}
        columns={columns}
      />
      <Pager page={page} total={data.total} rows={data.list.length} pageSize={ROWS} toOf={toOf} />
    </>
  );
}
