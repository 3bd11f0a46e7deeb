import type { Achievement } from '@contract/achievement';
import { MatchList } from '@/components/MatchList';
import { FigureList } from '@/components/reading/FigureList';
import { PlainText } from '@/components/reading/PlainText';
import { ReadingColumns } from '@/components/reading/ReadingColumns';
import { ReadingPart } from '@/components/reading/ReadingPart';
import { useMatches } from '@/hooks/useMatches';
import { useText } from '@/i18n/useText';
import { ChainOf } from '@/pages/parts/ChainOf';
import { SaveSearch } from '@/pages/parts/saved/SaveSearch';
import { Citations } from './Citations';
import { Contact } from './Contact';
import styles from './detail.module.css';
import { Facts } from './Facts';
import { FilesPart } from './FilesPart';
import { PeoplePart } from './PeoplePart';
import { RightsPart } from './RightsPart';

/** The full text of an achievement. */
export function AchievementBody({ achievement: data }: { achievement: Achievement }) {
  const t = useText();
  const fits = useMatches('achievement', data.id);
  return (
    <ReadingColumns>
      <div>
        <Facts achievement={data} />
        <ReadingPart title={t('achi.detail.summary.title')}>
          <PlainText>{data.summary}</PlainText>
        </ReadingPart>
        {data.scenes && (
          <ReadingPart title={t('achi.detail.scenes.title')}>
            <PlainText>{data.scenes}</PlainText>
          </ReadingPart>
        )}
        {data.figures.length > 0 && (
          <ReadingPart title={t('achi.picture.figures.title')}>
            <FigureList figures={data.figures} at={`/prod-api/cms/open/achi/${data.id}/figures`} />
          </ReadingPart>
        )}
        {data.ips.length > 0 && <RightsPart rights={data.ips} />}
        <PeoplePart people={data.contributors} />
        {data.files.length > 0 && <FilesPart achievement={data} />}
        <Citations achievement={data} />
        <MatchList
          title={t('achi.match.self.title')}
          matches={fits.matches}
          toOf={(id) => `/demand/detail/${id}`}
          onRefuse={fits.refuse}
        >
          <SaveSearch
            kind="achievementMatch"
            filters={{ ref: data.id }}
            name={t('achi.match.saved.label', { title: data.title })}
          />
        </MatchList>
      </div>
      <div className={styles.aside}>
        <Contact achievement={data} />
        <ChainOf kind="achievement" id={data.id} aside />
      </div>
    </ReadingColumns>
  );
}
