import { Banner } from '@/components/Banner';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { UnitChange } from '@/services/unit-change';

/** The last change of a unit where it could not stand, and is to be mended. */
export const refusedOf = (change: UnitChange | null): UnitChange | null =>
  change?.status === 2 ? change : null;

/** Why it could not: above the way to the next, and above the form that mends it. */
export function RefusedChange({ change }: { change: UnitChange | null }) {
  const t = useText();
  const time = useTimeText();
  const refused = refusedOf(change);
  if (!refused) return null;
  return (
    <Banner tone="warning">
      {t('certification.change.refused.help', {
        time: time.dateTime(refused.createTime),
        reason: refused.reason ?? '',
      })}
    </Banner>
  );
}
