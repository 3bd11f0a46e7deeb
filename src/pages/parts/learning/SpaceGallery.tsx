import type { SpaceKind } from '@contract/learning-choices';
import { JOIN_PATH } from '@contract/rules/invite-code';
import { useLocation, useNavigate, useSearchParams } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { Pager } from '@/components/Pager';
import { SearchForm } from '@/components/SearchForm';
import { PAGE_SIZE } from '@/constants';
import { useLoad } from '@/hooks/useLoad';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { listSpaces } from '@/services/learning';
import { traceIdOf } from '@/utils/trace-id';
import { SpaceCard } from './SpaceCard';
import { SpaceFilters } from './SpaceFilters';
import styles from './SpaceGallery.module.css';
import { readSpaceQuery, spaceAddress } from './space-address';

/** 课程中心 or 学习项目: search, filters, cards. Everything that narrows it stands in the address. */
export function SpaceGallery({ kind }: { kind: SpaceKind }) {
  const t = useText();
  const navigate = useNavigate();
  const { pathname: base } = useLocation();
  const [search] = useSearchParams();
  const { isSignedIn } = useSession();
  const query = readSpaceQuery(search);
  const { data, error, reload } = useLoad(() => listSpaces(kind, query), {
    refreshDeps: [kind, search.toString()],
  });
  return (
    <>
      <PageHeading
        title={t(`learning.${kind}.page.title`)}
        lead={t(`learning.${kind}.lead.label`)}
        aside={
          <div className={styles.acts}>
            {isSignedIn && (
              <ButtonLink to={`/learning/${kind}s/new`}>{t(`learning.${kind}.create.action`)}</ButtonLink>
            )}
            <ButtonLink to={JOIN_PATH} look="primary">
              {t('learning.join.byCode.action')}
            </ButtonLink>
          </div>
        }
      />
      <div className={styles.filters}>
        <div>
          <SpaceFilters base={base} search={search} />
        </div>
        <SearchForm
          label={t('learning.list.search.label')}
          keyword={query.keyword ?? ''}
          onSearch={(keyword) => navigate(spaceAddress(base, search, 'keyword', keyword))}
        />
      </div>
      {error && <ErrorState reason={error.message} traceId={traceIdOf(error)} onRetry={reload} />}
      {!error && !data && <LoadingSkeleton shape="cards" count={6} />}
      {!error && data && (
        <>
          <p className={styles.total} role="status">
            {t(`learning.${kind}.total.label`, { total: data.total })}
          </p>
          <div className={styles.gallery}>
            {data.list.map((row) => (
              <SpaceCard key={row.id} row={row} />
            ))}
          </div>
          {data.list.length === 0 && (
            <EmptyState
              title={t(`learning.${kind}.none.empty`)}
              action={search.size > 0 && <ButtonLink to={base}>{t('learning.list.clear.action')}</ButtonLink>}
            />
          )}
          <Pager
            page={query.page}
            total={data.total}
            pageSize={PAGE_SIZE}
            toOf={(page) => spaceAddress(base, search, 'page', String(page))}
          />
        </>
      )}
    </>
  );
}
