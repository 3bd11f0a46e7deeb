import type { AchievementRow } from '@contract/achievement';
import { FoundText } from '@/components/FoundText';
import { LevelRule } from '@/components/LevelRule';
import { RecordCard } from '@/components/listing/RecordCard';
import { useText } from '@/i18n/useText';
import { achievementCover } from '@/utils/chosen-cover';

/** One achievement in the gallery: what it is, its maturity, and which unit it belongs to. */
export function AchievementCard({ row }: { row: AchievementRow }) {
  const t = useText();
  return (
    <RecordCard
      framed
      cover={{ ...row, kind: 'achievement', chosen: achievementCover(row) }}
      to={`/achi/detail/${row.id}`}
      title={<FoundText text={row.title} />}
      summary={<FoundText text={row.summary} />}
      above={
        <>
          <span>{t(`demand.field.${row.field}.label`)}</span>
          <span>{t(`achi.type.${row.type}.label`)}</span>
        </>
      }
      figure={<LevelRule level={row.maturity} />}
      below={
        <>
          <span>
            <FoundText text={row.unitName} />
          </span>
          <span>{t(`achi.transfer.${row.transfer}.label`)}</span>
          {row.ipCount > 0 && <span>{t('achi.card.ips.label', { n: row.ipCount })}</span>}
        </>
      }
    />
  );
}
