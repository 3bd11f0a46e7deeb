import { MILESTONES } from '@contract/result-choices';
import { pageInAddress } from '@contract/rules/number-in-address';
import { Navigate, useParams, useSearchParams } from '@umijs/max';
import { FilterChips } from '@/components/FilterChips';
import { PageHeading } from '@/components/PageHeading';
import { usePeriods } from '@/hooks/usePeriods';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import styles from './index.module.css';
import { MineList } from './MineList';
import { PublicList } from './PublicList';
import { type ResultPlace, readPlace, resultAddress } from './result-address';

/** 阶段成果: results that projects have published, by stage and category; 我的 shows the reader's own. */
export default function ResultListPage() {
  const t = useText();
  const [search] = useSearchParams();
  const { isSignedIn } = useSession();
  const { periods = [] } = usePeriods();
  const place = readPlace(useParams(), search);
  const categories = new Map(
    periods.flatMap((period) => period.categories.map(({ key, name }) => [key, name])),
  );
  // Once the categories are loaded, an address with a category that no period has is invalid.
  const isNone = place?.type && categories.size > 0 && !categories.has(place.type);
  if (!place || isNone) return <Navigate to="/404" replace />;
  const page = pageInAddress(search.get('pageNum'));
  const chip = (value: string, label: string, change: Partial<ResultPlace>) => ({
    value,
    label,
    to: resultAddress({ ...place, ...change }),
  });
  const stages = [
    chip('', t('result.list.all.label'), { milestone: null, type: null }),
    ...MILESTONES.map((name) => chip(name, t(`result.milestone.${name}.label`), { milestone: name })),
  ];
  const types = [
    chip('', t('result.list.all.label'), { type: null }),
    ...[...categories].map(([key, name]) => chip(key, name, { type: key })),
  ];
  const scopes = [
    chip('all', t('result.list.all.label'), { mine: false }),
    chip('mine', t('result.list.mine.label'), { mine: true }),
  ];
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeading title={t('result.list.page.title')} lead={t('result.list.lead.label')} />
      <div className={styles.filters}>
        {isSignedIn && (
          <FilterChips
            label={t('result.list.scope.label')}
            chips={scopes}
            current={place.mine ? 'mine' : 'all'}
          />
        )}
        <FilterChips label={t('result.list.stage.label')} chips={stages} current={place.milestone ?? ''} />
        {!place.mine && (
          <FilterChips label={t('result.list.type.label')} chips={types} current={place.type ?? ''} />
        )}
      </div>
      {place.mine && isSignedIn ? (
        <MineList milestone={place.milestone} />
      ) : (
        <PublicList place={place} page={page} />
      )}
    </div>
  );
}
