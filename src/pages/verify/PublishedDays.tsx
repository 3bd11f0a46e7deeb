import type { PublishedDay } from '@contract/receipt';
import { groupedDigest } from '@contract/rules/digest-groups';
import type { DayStatement } from '@contract/rules/receipt-proof/proof';
import { useIntl } from '@umijs/max';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { FieldError } from '@/components/form/FieldError';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { useKeptView } from '@/components/useKeptView';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { fetchReceiptDays } from '@/services/receipt';
import { formatSpan } from '@/utils/format-span';
import { saveFile } from '@/utils/save-file';
import styles from './index.module.css';

const ROWS = 5;
/** Largest page size that the service allows. */
const ROWS_MAX = 100;
const ROOT_SHOWN = 16;

const everyDay = async (): Promise<PublishedDay[]> => {
  const days: PublishedDay[] = [];
  for (let page = 1; ; page += 1) {
    const { list, total } = await fetchReceiptDays(page, ROWS_MAX);
    days.push(...list);
    if (list.length === 0 || days.length >= total) return days;
  }
};

const said = ({ statement }: PublishedDay) => JSON.parse(statement) as DayStatement;

/** 每日公布的签名: anybody who keeps them can tell at any time whether receipts of those days were added or removed. */
export function PublishedDays() {
  const t = useText();
  const { locale } = useIntl();
  const [shown, setShown] = useKeptView('days', ROWS);
  const { data, error, loading, reload } = useLoad(() => fetchReceiptDays(1, shown), {
    question: shown,
  });
  const { busy, fault, run } = useAction();
  const save = async (): Promise<void> => {
    const content = JSON.stringify(await everyDay(), null, 2);
    saveFile('receipt-days.json', new Blob([content], { type: 'application/json' }));
  };
  const columns = [
    { key: 'day', title: t('verify.day.date.label'), render: ({ day }: PublishedDay) => <bdi>{day}</bdi> },
    {
      key: 'count',
      title: t('verify.day.count.label'),
      numeric: true,
      render: (day: PublishedDay) => t('verify.day.count.help', { n: said(day).receipts }),
    },
    {
      key: 'range',
      title: t('verify.day.range.label'),
      numeric: true,
      render: (day: PublishedDay) => {
        const { first, last } = said(day);
        return <bdi>{first === last ? first : formatSpan(first, last, locale)}</bdi>;
      },
    },
    {
      key: 'root',
      title: t('verify.day.root.label'),
      render: (day: PublishedDay) => (
        <code title={said(day).root}>{groupedDigest(said(day).root.slice(0, ROOT_SHOWN))} …</code>
      ),
    },
  ];
  return (
    <section className={styles.days} aria-labelledby="verify-days">
      <h2 id="verify-days">{t('verify.day.self.title')}</h2>
      <p className={styles.help}>{t('verify.day.self.help')}</p>
      {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!data && loading && <LoadingSkeleton count={3} />}
      {data?.total === 0 && <EmptyState title={t('verify.day.empty.empty')} />}
      {data && data.total > 0 && (
        <>
          <ResponsiveTable
            caption={t('verify.day.self.title')}
            captionHidden
            columns={columns}
            rows={data.list}
            rowKey={({ day }) => day}
          />
          <div className={styles.line}>
            {data.total > data.list.length && shown < ROWS_MAX && (
              <Button busy={loading} onClick={() => setShown(ROWS_MAX)}>
                {t('verify.day.more.action')}
              </Button>
            )}
            <Button icon="download" busy={busy} onClick={() => void run(save)}>
              {t('verify.day.save.action')}
            </Button>
          </div>
          {fault && (
            <div role="alert">
              <FieldError>{fault}</FieldError>
            </div>
          )}
        </>
      )}
    </section>
  );
}
