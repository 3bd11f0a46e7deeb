import { Anchor } from '@/components/Anchor';
import { Facts } from '@/components/Facts';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useUnitText } from '@/pages/parts/unit/useUnitText';
import { fetchOwnUnit } from '@/services/unit-change';

/** The unit's name, its last former name, and a link to its registration. */
export function UnitNames() {
  const t = useText();
  const { formerly } = useUnitText();
  const { data: unit } = useLoad(fetchOwnUnit);
  // Managing members does not depend on the names, so neither loading nor failure is shown.
  if (!unit) return null;
  const [former] = unit.former.filter(({ kind }) => kind === 'name');
  return (
    <p>
      <Facts
        facts={[
          unit.name,
          ...(former ? [`${t('certification.former.name.label')} ${formerly(former)}`] : []),
        ]}
      />{' '}
      <Anchor to="/user?tab=certification&kind=unit">{t('certification.unit.record.title')}</Anchor>
    </p>
  );
}
