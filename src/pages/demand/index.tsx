import { COUNTED_MAX } from '@contract/limits';
import { useNavigate, useSearchParams } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { FoundList } from '@/pages/parts/listing/FoundList';
import { SaveSearch } from '@/pages/parts/saved/SaveSearch';
import { listDemands } from '@/services/demand';
import { DemandFilters } from './DemandFilters';
import { DemandItem } from './DemandItem';
import { DEMAND_FILTER_KEYS, demandAddress, readDemandQuery } from './demand-address';

/** Public demands. Filters, order and page are kept in the address, so that a view of the list can be shared. */
export default function DemandListPage() {
  const t = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = readDemandQuery(search);
  const { pageNum, orderByColumn, ...filters } = query;
  const address = search.toString();
  const loaded = useLoad(() => listDemands(query), { question: address });
  return (
    <>
      <PageHeading
        title={t('demand.list.page.title')}
        lead={t('demand.list.lead.label')}
        aside={
          <ButtonLink to="/demand/new" look="primary" icon="plus">
            {t('demand.list.create.action')}
          </ButtonLink>
        }
      />
      <FoundList
        filters={<DemandFilters search={search} />}
        filterKeys={DEMAND_FILTER_KEYS}
        search={{
          label: t('demand.list.search.label'),
          keyword: query.keyword ?? '',
          onSearch: (keyword) => navigate(demandAddress(search, 'keyword', keyword)),
        }}
        loaded={loaded}
        aside={<SaveSearch key={address} kind="demand" filters={filters} />}
        totalText={(total) =>
          t(total === COUNTED_MAX ? 'demand.list.more.label' : 'demand.list.total.label', { total })
        }
        empty={{
          title: t('demand.list.none.empty'),
          action: <ButtonLink to="/demand">{t('demand.list.clear.action')}</ButtonLink>,
        }}
        blank={{
          title: t('demand.list.blank.empty'),
          help: t('demand.list.blank.help'),
          action: <ButtonLink to="/demand/new">{t('demand.list.create.action')}</ButtonLink>,
        }}
        page={pageNum}
        toPage={(page) => demandAddress(search, 'pageNum', String(page))}
        shape="rows"
      >
        {(row) => <DemandItem key={row.id} row={row} />}
      </FoundList>
    </>
  );
}
