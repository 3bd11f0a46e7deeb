import { ACHIEVEMENT_TYPES, MATURITY_BANDS } from '@contract/achievement-choices';
import { TECH_FIELDS } from '@contract/tech-fields';
import { FilterChips } from '@/components/FilterChips';
import { useText } from '@/i18n/useText';
import { figureAddress } from './figure-query';

/** Filters of the statistics page; each choice applies to every chart. */
export function AchiDataFilters({ search }: { search: URLSearchParams }) {
  const t = useText();
  const row = (key: string, label: string, choices: readonly (readonly [string, string])[]) => (
    <FilterChips
      label={label}
      current={search.get(key) ?? ''}
      chips={[['', t('achi.filter.all.label')] as const, ...choices].map(([value, words]) => ({
        value,
        label: words,
        to: figureAddress(search, key, value),
      }))}
    />
  );
  return (
    <div>
      {row(
        'field',
        t('achi.filter.field.label'),
        TECH_FIELDS.map((value) => [value, t(`demand.field.${value}.label`)] as const),
      )}
      {row(
        'type',
        t('achi.filter.type.label'),
        ACHIEVEMENT_TYPES.map((value) => [value, t(`achi.type.${value}.label`)] as const),
      )}
      {row(
        'maturity',
        t('achi.filter.maturity.label'),
        MATURITY_BANDS.map((value) => [value, t(`achi.maturity.${value}.label`)] as const),
      )}
    </div>
  );
}
