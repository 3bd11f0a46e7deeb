import { useParams } from '@umijs/max';
import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { StatusTag } from '@/components/StatusTag';
import { useDaysLeft } from '@/components/useDaysLeft';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { formPath } from '@/pages/demand/parts/demand-path';
import { fetchDemand } from '@/services/demand';
import { formatDate } from '@/utils/format-time';
import { RequestError } from '@/utils/request-error';
import { traceIdOf } from '@/utils/trace-id';
import { ClosedDemand } from './ClosedDemand';
import { ContactBox } from './ContactBox';
import { DemandBody } from './DemandBody';
import styles from './index.module.css';

const isClosed = (error: Error): boolean =>
  error instanceof RequestError && error.failure.errorCode === 'demand.closed';

/** One demand, whole, for everybody; only the contact details ask who is reading. */
export default function DemandDetailPage() {
  const t = useText();
  const id = Number(useParams().id);
  const left = useDaysLeft();
  const { data, error, reload } = useLoad(() => fetchDemand(id), { refreshDeps: [id] });
  usePageTitle(data?.title ?? null);
  if (error && isClosed(error)) return <ClosedDemand />;
  if (error) return <ErrorState reason={error.message} traceId={traceIdOf(error)} onRetry={reload} />;
  if (!data) return <LoadingSkeleton shape="rows" count={6} />;
  return (
    <>
      <PageHeading
        crumbs={[{ label: t('demand.list.page.title'), to: '/demand' }, { label: data.title }]}
        eyebrow={`${t(`demand.field.${data.field}.label`)}　${t(`demand.type.${data.type}.label`)}　${data.no}`}
        title={data.title}
        facts={[
          <StatusTag key="status" kind="demand" status={data.status} />,
          data.unitName,
          t('demand.detail.published.label', { date: formatDate(data.publishAt) }),
          t('demand.detail.views.label', { n: data.views }),
        ]}
      />
      {data.status === 'expired' && <Banner tone="warning">{t('demand.detail.over.label')}</Banner>}
      {data.status === 'solved' && <Banner>{t('demand.detail.solved.label')}</Banner>}
      <div className={styles.columns}>
        <DemandBody demand={data} />
        <aside className={styles.aside}>
          <p className={styles.left}>{left(data.daysLeft)}</p>
          {data.mine && <ButtonLink to={formPath(data.id)}>{t('demand.detail.edit.action')}</ButtonLink>}
          <ContactBox contact={data.contact} contactGate={data.contactGate} />
        </aside>
      </div>
    </>
  );
}
