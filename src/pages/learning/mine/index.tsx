import { REQUEST_STATUS } from '@contract/learning-choices';
import { JOIN_PATH } from '@contract/rules/invite-code';
import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { RequestCard } from '@/pages/learning/parts/RequestCard';
import { fetchMyLearning } from '@/services/learning';
import { MembershipList } from './MembershipList';
import styles from './mine.module.css';

/** Decided requests shown; older ones are on the page of their course. */
const DECIDED_SHOWN = 5;

/** 我的学习: the reader's waiting requests, memberships, and requests to decide. */
export default function MyLearningPage() {
  const t = useText();
  const { data, error, reload } = useLoad(fetchMyLearning, { refreshOnWindowFocus: true });
  const waiting = data?.requests.filter(({ status }) => status === REQUEST_STATUS.waiting) ?? [];
  const decided = data?.requests.filter(({ status }) => status !== REQUEST_STATUS.waiting) ?? [];
  const requests = [...waiting, ...decided.slice(0, DECIDED_SHOWN)];
  const isEmpty = data && data.memberships.length + requests.length === 0;
  return (
    <>
      <PageHeading
        title={t('learning.mine.page.title')}
        aside={
          <ButtonLink to={JOIN_PATH} look="primary">
            {t('learning.join.byCode.action')}
          </ButtonLink>
        }
      />
      {error && <ErrorState error={error} onRetry={reload} />}
      {!error && !data && <LoadingSkeleton shape="rows" count={4} />}
      {data && data.to_decide > 0 && (
        <Banner
          action={
            <ButtonLink to="/learning/requests" size="small">
              {t('learning.mine.decide.action')}
            </ButtonLink>
          }
        >
          {t('learning.mine.decide.label', { n: data.to_decide })}
        </Banner>
      )}
      {isEmpty && (
        <EmptyState
          title={t('learning.mine.none.empty')}
          action={<ButtonLink to="/learning">{t('learning.mine.courses.action')}</ButtonLink>}
        >
          {t('learning.mine.none.help')}
        </EmptyState>
      )}
      {requests.length > 0 && (
        <section className={styles.part}>
          <h2>{t('learning.mine.requests.title')}</h2>
          <div className={styles.cards}>
            {requests.map((request) => (
              <RequestCard key={request.id} request={request} onChange={reload} />
            ))}
          </div>
        </section>
      )}
      {(['course', 'project'] as const).map((kind) => (
        <MembershipList
          key={kind}
          title={t(`learning.mine.${kind}.title`)}
          memberships={data?.memberships.filter(({ space }) => space.kind === kind) ?? []}
        />
      ))}
    </>
  );
}
