import type { AdminSchool } from '@contract/admin-school';
import { PLACE_LOOKS } from '@/components/record-looks';
import { Tag } from '@/components/Tag';
import { WrittenText } from '@/components/WrittenText';
import { useText } from '@/i18n/useText';

/** The state of an entry, and the reason for it. */
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
      <Tag {...PLACE_LOOKS[mergedName ? 'merged' : status]}>
        {status === 'removed' ? ended : t(`admin.place.${status}.label`)}
      </Tag>
      {reason && (
        <p>
          <WrittenText>{reason}</WrittenText>
        </p>
      )}
    </>
  );
}
