import type { AdminSchool } from '@contract/admin-school';
import type { PlaceState } from '@contract/school-choices';
import type { IconName } from '@/components/icons';
import type { Tone } from '@/components/status-looks';
import { Tag } from '@/components/Tag';
import { WrittenText } from '@/components/WrittenText';
import { useText } from '@/i18n/useText';

const LOOKS: Record<PlaceState, { tone: Tone; icon: IconName }> = {
  active: { tone: 'success', icon: 'check' },
  pending: { tone: 'warning', icon: 'clock' },
  stopped: { tone: 'neutral', icon: 'stop' },
  removed: { tone: 'neutral', icon: 'cross' },
};

/** Where an entry stands, and why. */
export function PlaceTag({
  entry: { status, mergedName, reason },
}: {
  entry: Pick<AdminSchool, 'status' | 'mergedName' | 'reason'>;
}) {
  const t = useText();
  const ended = mergedName
    ? t('admin.place.merged.label', { name: mergedName })
    : t('admin.place.refused.label');
  return (
    <>
      <Tag {...LOOKS[status]}>{status === 'removed' ? ended : t(`admin.place.${status}.label`)}</Tag>
      {reason && (
        <p>
          <WrittenText>{reason}</WrittenText>
        </p>
      )}
    </>
  );
}
