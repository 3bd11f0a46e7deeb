import { Banner } from '@/components/Banner';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { UnitChange } from '@/services/unit-change';

/** The unit's last change if it was refused and can be corrected; otherwise null. */
export const refusedOf = (change: UnitChange | null): UnitChange | null =>
  change?.status === 2 ? change : null;

/** Why the change was refused; shown above the link to a new one, and above the form that corrects it. */
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
