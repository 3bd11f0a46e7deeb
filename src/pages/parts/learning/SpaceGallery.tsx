import type { SpaceKind } from '@contract/learning-choices';
import { JOIN_PATH } from '@contract/rules/invite-code';
import { useLocation, useNavigate, useSearchParams } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { FoundList } from '@/pages/parts/listing/FoundList';
import { listSpaces } from '@/services/learning';
import { SpaceCard } from './SpaceCard';
import { SpaceFilters } from './SpaceFilters';
import styles from './SpaceGallery.module.css';
import { readSpaceQuery, SPACE_FILTER_KEYS, spaceAddress } from './space-address';

/** 课程中心 or 学习项目: search, filters and cards. All filters are kept in the address. */
export function SpaceGallery({ kind }: { kind: SpaceKind }) {
  const t = useText();
  const navigate = useNavigate();
  const { pathname: base } = useLocation();
  const [search] = useSearchParams();
  const { isSignedIn } = useSession();
  const query = readSpaceQuery(search);
  const loaded = useLoad(() => listSpaces(kind, query), {
    about: kind,
    question: search.toString(),
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
      <FoundList
        filters={<SpaceFilters base={base} search={search} />}
        filterKeys={SPACE_FILTER_KEYS}
        search={{
          label: t('learning.list.search.label'),
          keyword: query.keyword ?? '',
          onSearch: (keyword) => navigate(spaceAddress(base, search, 'keyword', keyword)),
        }}
        loaded={loaded}
        totalText={(total) => t(`learning.${kind}.total.label`, { total })}
        empty={{
          title: t(`learning.${kind}.none.empty`),
          action: search.size > 0 && <ButtonLink to={base}>{t('learning.list.clear.action')}</ButtonLink>,
        }}
        blank={{
          title: t(`learning.${kind}.blank.empty`),
          help: t('learning.list.blank.help'),
          action: isSignedIn && (
            <ButtonLink to={`/learning/${kind}s/new`}>{t(`learning.${kind}.create.action`)}</ButtonLink>
          ),
        }}
        page={query.page}
        toPage={(page) => spaceAddress(base, search, 'page', String(page))}
        shape="cards"
      >
        {(row) => <SpaceCard key={row.id} row={row} />}
      </FoundList>
    </>
  );
}
