import type { KeptPromises } from '@contract/kept-promise';
import { fileNameOf } from '@contract/rules/clean-file-name';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { fetchPromises } from '@/services/promise';
import { formatDateTime } from '@/utils/format-time';
import { saveFile } from '@/utils/save-file';
import styles from './index.module.css';
import { PeriodPromises } from './PeriodPromises';
import { promisesCsv, promisesJson } from './promise-data';
import { usePromiseWords } from './usePromiseWords';

const FILES = [
  { kind: 'csv', type: 'text/csv', write: promisesCsv },
  { kind: 'json', type: 'application/json', write: promisesJson },
] as const;

function Figures({ data }: { data: KeptPromises }) {
  const t = useText();
  const words = usePromiseWords()(data);
  if (data.periods.length === 0)
    return <EmptyState title={t('promise.none.self.empty')} drawing="noResult" />;
  return (
    <>
      <fieldset className={styles.saves}>
        <legend className="vh">{t('chart.save.self.label')}</legend>
        {FILES.map(({ kind, type, write }) => (
          <Button
            key={kind}
            size="small"
            onClick={() =>
              saveFile(
                fileNameOf(`${words.title}-${formatDateTime(data.at)}`, kind),
                new Blob([write(data, words)], { type }),
              )
            }
          >
            {t('chart.save.kind.action', { kind: kind.toUpperCase() })}
          </Button>
        ))}
      </fieldset>
      {data.periods.map((period) => (
        <PeriodPromises key={period.periodId} period={period} words={words} />
      ))}
      <section className={styles.meaning}>
        <h2>{t('promise.meaning.self.title')}</h2>
        {[t('promise.meaning.rule.help'), ...words.meaning].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
    </>
  );
}

/** `/promises`: for each step of each period the promise, the actual duration, and how often the promise was kept. */
export default function PromisesPage() {
  const t = useText();
  const { data, error, loading, reload } = useLoad(fetchPromises);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeading title={t('promise.self.page.title')} lead={t('promise.self.lead.label')} />
      {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton shape="rows" count={6} />}
      {!error && data && <Figures data={data} />}
    </div>
  );
}
