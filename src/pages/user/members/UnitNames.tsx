import { Anchor } from '@/components/Anchor';
import { Facts } from '@/components/Facts';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useUnitText } from '@/pages/parts/unit/useUnitText';
import { fetchOwnUnit } from '@/services/unit-change';

/** Whose members these are, what it was called before, and the way to its registration. */
export function UnitNames() {
  const t = useText();
  const { formerly } = useUnitText();
  const { data: unit } = useLoad(fetchOwnUnit);
  // Nothing of the work with members waits for it.
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
