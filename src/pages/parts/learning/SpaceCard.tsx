import type { SpaceRow } from '@contract/learning';
import { FoundText } from '@/components/FoundText';
import { RecordCard } from '@/components/listing/RecordCard';
import { useText } from '@/i18n/useText';
import { SpaceStatus } from './SpaceStatus';
import { spacePath } from './space-address';

/** One course or project in a list: title, organiser, and whether it can still be joined. */
export function SpaceCard({ row }: { row: SpaceRow }) {
  const t = useText();
  const {
    kind,
    id,
    title,
    field,
    capacity,
    member_count,
    summary,
    unit_name,
    teacher,
    requires_real_name,
    requires_professional,
  } = row;
  return (
    <RecordCard
      framed
      to={spacePath(kind, id)}
      title={<FoundText text={title} />}
      summary={<FoundText text={summary} />}
      above={<span>{t(`demand.field.${field}.label`)}</span>}
      status={<SpaceStatus space={row} />}
      below={
        <>
          <span>
            <FoundText text={unit_name} />
          </span>
          <span>
            <FoundText text={teacher} />
          </span>
          <span>
            {capacity === null
              ? t('learning.card.people.label', { n: member_count })
              : t('learning.card.places.label', { n: member_count, max: capacity })}
          </span>
          {requires_real_name && <span>{t('learning.requires.realName.label')}</span>}
          {requires_professional && <span>{t('learning.requires.professional.label')}</span>}
        </>
      }
    />
  );
}
