import { Anchor } from '@/components/Anchor';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { useCount } from '@/i18n/useCount';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { fetchOverview } from '@/services/chart';
import styles from './Overview.module.css';

type Key = Awaited<ReturnType<typeof fetchOverview>>['figures'][number]['key'];

/** The list in which the records counted by a figure can be read. */
const LISTS: Partial<Record<Key, string>> = {
  achievements: '/achi',
  demands: '/demand',
  closed: '/innovation/result',
};
/** Id of this section in the outline of the introduction. */
export const OVERVIEW_ID = 'overview';

/** 数据概览: figures of the whole platform, as last counted by the service. */
export function Overview() {
  const t = useText();
  const written = useCount();
  const time = useTimeText();
  const { data, error, loading, reload } = useLoad(fetchOverview);
  return (
    <section className={styles.overview} aria-labelledby={OVERVIEW_ID}>
      <h2 id={OVERVIEW_ID}>{t('content.overview.self.title')}</h2>
      {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton count={2} />}
      {data && (
        <>
          <dl>
            {data.figures.map(({ key, value }) => {
              const label = t(`content.overview.${key}.label`);
              const list = LISTS[key];
              return (
                <div key={key}>
                  <dt>{list && value ? <Anchor to={list}>{label}</Anchor> : label}</dt>
                  <dd className={value === null ? styles.few : undefined}>
                    {value === null ? t('content.overview.few.label', { n: data.smallest }) : written(value)}
                  </dd>
                </div>
              );
            })}
          </dl>
          <p className={styles.note}>
            {t('content.overview.note.help', { time: time.dateTime(data.at), n: data.smallest })}
          </p>
        </>
      )}
    </section>
  );
}
