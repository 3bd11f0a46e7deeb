import { DEMAND_STATUSES } from '@contract/demand-choices';
import { pageInAddress } from '@contract/rules/number-in-address';
import { useSearchParams } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { PageHeading } from '@/components/PageHeading';
import { TabLine } from '@/components/TabLine';
import { useText } from '@/i18n/useText';
import { formPath, MINE } from '@/pages/demand/parts/demand-path';
import { oneOf } from '@/utils/list-address';
import { AskedList } from './AskedList';
import { PostedList } from './PostedList';

/** My demands, what I asked of others, and the way to a new one. */
export default function MyDemandsPage() {
  const t = useText();
  const [search] = useSearchParams();
  const pageNum = pageInAddress(search.get('pageNum'));
  const isAsked = search.get('tab') === 'asked';
  return (
    <>
      <PageHeading
        title={t('demand.mine.page.title')}
        aside={
          <ButtonLink to={formPath('new')} look="primary" icon="plus">
            {t('demand.list.create.action')}
          </ButtonLink>
        }
      />
      <TabLine
        label={t('demand.mine.tabs.label')}
        current={isAsked ? 'asked' : 'posted'}
        tabs={[
          { key: 'posted', label: t('demand.mine.posted.label'), to: MINE },
          { key: 'asked', label: t('demand.mine.asked.label'), to: `${MINE}?tab=asked` },
        ]}
      />
      {isAsked ? (
        <AskedList page={pageNum} />
      ) : (
        <PostedList pageNum={pageNum} status={oneOf(DEMAND_STATUSES, search.get('status'))} />
      )}
    </>
  );
}
