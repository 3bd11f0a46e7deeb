import { PAGE_SIZE } from '@contract/limits';
import { pageInAddress } from '@contract/rules/number-in-address';
import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { Pager } from '@/components/Pager';
import { TabLine } from '@/components/TabLine';
import { useText } from '@/i18n/useText';
import { oneOf } from '@/utils/list-address';
import { RequestRow } from './RequestRow';
import { requestAddress, SHOWN } from './request-address';
import styles from './requests.module.css';
import { useRequests } from './useRequests';

/** Requests to join the reader's courses and projects, and the answers given. */
export default function RequestsPage() {
  const t = useText();
  const [search] = useSearchParams();
  const [said, setSaid] = useState('');
  const show = oneOf(SHOWN, search.get('show')) ?? 'waiting';
  const page = pageInAddress(search.get('page'));
  const { data, error, reload, takeIn } = useRequests(show, page);
  return (
    <>
      <PageHeading
        crumbs={[
          { label: t('learning.mine.page.title'), to: '/learning/mine' },
          { label: t('learning.requests.page.title') },
        ]}
        title={t('learning.requests.page.title')}
        lead={t('learning.requests.lead.label')}
      />
      <TabLine
        label={t('learning.requests.page.title')}
        current={show}
        tabs={SHOWN.map((key) => ({
          key,
          label: t(`kit.status.joining.${key}.label`),
          to: requestAddress(key),
          ...(key === show && data ? { count: data.total_count } : {}),
        }))}
      />
      <p className={styles.said} role="status">
        {said}
      </p>
      {error && <ErrorState error={error} onRetry={reload} />}
      {!error && !data && <LoadingSkeleton shape="rows" count={4} />}
      {data && data.total_count === 0 && (
        <EmptyState title={t(`learning.requests.${show}.empty`)} drawing="emptyFolder" />
      )}
      {/* After one decision the focus moves on to the next request. */}
      <section aria-label={t(`kit.status.joining.${show}.label`)}>
        <ul className={styles.list}>
          {data?.requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              onDone={(words) => {
                setSaid(words);
                reload();
              }}
              onMoved={takeIn}
            />
          ))}
        </ul>
      </section>
      <Pager
        page={page}
        total={data?.total_count ?? 0}
        rows={data?.requests.length ?? 0}
        pageSize={PAGE_SIZE}
        toOf={(next) => requestAddress(show, next)}
      />
    </>
  );
}
