import { UNIT_NATURES } from '@contract/enums';
import type { UnitFact } from '@contract/unit-choices';
import { useText } from '@/i18n/useText';
import type { FormerEntry } from '@/services/unit-change';

/** Registered details of a unit in words: labels, values and former values. */
export function useUnitText() {
  const t = useText();
  const label = (field: UnitFact): string =>
    t(field === 'name' ? 'register.unitName.self.label' : `register.${field}.self.label`);
  const shown = (field: UnitFact, value: string | null): string => {
    const nature = field === 'nature' && UNIT_NATURES.find((one) => one === value);
    return nature ? t(`register.nature.${nature}.label`) : (value ?? '—');
  };
  /** A former value with its end date: 青陶水务科技有限公司（至 2026-11-20）. */
  const formerly = ({ value, from, until }: FormerEntry): string =>
    from === null
      ? t('certification.former.until.label', { name: value, until })
      : t('certification.former.span.label', { name: value, from, until });
  return { label, shown, formerly };
}
