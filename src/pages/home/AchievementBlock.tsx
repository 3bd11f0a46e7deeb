import type { AchievementRow } from '@contract/achievement';
import { LevelRule } from '@/components/LevelRule';
import { useText } from '@/i18n/useText';
import { achievementCover } from '@/utils/chosen-cover';
import { type Fault, HomeSection } from './HomeSection';
import { RecordList } from './RecordList';

interface Props {
  rows: readonly AchievementRow[] | undefined;
  fault: Fault | undefined;
}

const LIST = '/achi';

/** The newest achievements. */
export function AchievementBlock({ rows, fault }: Props) {
  const t = useText();
  return (
    <HomeSection
      title={t('home.achievement.self.title')}
      all={{ to: LIST, text: t('home.achievement.all.action') }}
      rows={rows}
      fault={fault}
      empty={t('home.achievement.none.empty')}
    >
      <RecordList
        kind="achievement"
        rows={rows}
        detail={`${LIST}/detail`}
        chosen={achievementCover}
        terms={({ maturity }) => <LevelRule level={maturity} />}
      />
    </HomeSection>
  );
}
