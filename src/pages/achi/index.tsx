import { COUNTED_MAX } from '@contract/limits';
import { useNavigate, useSearchParams } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { FoundList } from '@/pages/parts/listing/FoundList';
import { SaveSearch } from '@/pages/parts/saved/SaveSearch';
import { listAchievements } from '@/services/achievement';
import { AchievementCard } from './AchievementCard';
import { AchiFilters } from './AchiFilters';
import { ACHI_FILTER_KEYS, achiAddress, LED_KEYS, readAchiQuery } from './achi-address';

/** Published achievements. Filters, order and page stand in the address, so that a gallery can be shared. */
export default function AchievementListPage() {
  const t = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = readAchiQuery(search);
  const { pageNum, orderByColumn, ...filters } = query;
  const address = search.toString();
  const loaded = useLoad(() => listAchievements(query), { question: address });
  return (
    <>
      <PageHeading
        title={t('achi.list.page.title')}
        lead={t('achi.list.lead.label')}
        aside={
          <>
            <ButtonLink to="/achi/data">{t('achi.list.data.action')}</ButtonLink>{' '}
            <ButtonLink to="/achi/mine" look="primary">
              {t('achi.list.mine.action')}
            </ButtonLink>
          </>
        }
      />
      <FoundList
        filters={<AchiFilters search={search} />}
        filterKeys={[...ACHI_FILTER_KEYS, ...LED_KEYS]}
        search={{
          label: t('achi.list.search.label'),
          keyword: query.keyword ?? '',
          onSearch: (keyword) => navigate(achiAddress(search, 'keyword', keyword)),
        }}
        loaded={loaded}
        aside={<SaveSearch key={address} kind="achievement" filters={filters} />}
        totalText={(total) =>
          t(total === COUNTED_MAX ? 'achi.list.more.label' : 'achi.list.total.label', { total })
        }
        empty={{
          title: t('achi.list.none.empty'),
          action: <ButtonLink to="/achi">{t('achi.list.clear.action')}</ButtonLink>,
        }}
        blank={{
          title: t('achi.list.blank.empty'),
          help: t('achi.list.blank.help'),
          action: <ButtonLink to="/achi/mine/detail/new">{t('achi.mine.create.action')}</ButtonLink>,
        }}
        page={pageNum}
        toPage={(page) => achiAddress(search, 'pageNum', String(page))}
        shape="cards"
      >
        {(row) => <AchievementCard key={row.id} row={row} />}
      </FoundList>
    </>
  );
}
