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
import { formatSize } from '@/utils/format-size';
import { Citations } from './Citations';
import { Contact } from './Contact';
import styles from './detail.module.css';
import { Facts } from './Facts';

/** All there is to read about an achievement. */
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
        {data.ips.length > 0 && (
          <ReadingPart title={t('achi.detail.ips.title')}>
            <ul className={styles.list}>
              {data.ips.map(({ kind, number, title }) => (
                <li key={number}>
                  <span className={styles.meta}>{t(`achi.ip.${kind}.label`)}</span> {title}{' '}
                  <bdi className={styles.number}>{number}</bdi>
                </li>
              ))}
            </ul>
          </ReadingPart>
        )}
        <ReadingPart title={t('achi.detail.people.title')}>
          <ul className={styles.list}>
            {data.contributors.map(({ name, role, state }) => (
              <li key={`${name}-${role}`}>
                {name} <span className={styles.meta}>{t(`achi.role.${role}.label`)}</span>{' '}
                {state === 'confirmed' && (
                  <span className={styles.meta}>{t('achi.state.confirmed.label')}</span>
                )}
              </li>
            ))}
          </ul>
        </ReadingPart>
        {data.files.length > 0 && (
          <ReadingPart title={t('achi.detail.files.title')}>
            <ul className={styles.list}>
              {data.files.map((file) => (
                <li key={file.id}>
                  <a href={`/prod-api/cms/open/achi/${data.id}/files/${file.id}`} download={file.name}>
                    {file.name}
                  </a>{' '}
                  <span className={styles.meta}>{formatSize(file.size)}</span>
                </li>
              ))}
            </ul>
          </ReadingPart>
        )}
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
