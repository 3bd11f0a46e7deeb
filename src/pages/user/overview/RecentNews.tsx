import { Anchor } from '@/components/Anchor';
import { useLoad } from '@/hooks/useLoad';
import { dayText } from '@/i18n/day-text';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { listRecentNews } from '@/services/account';
import { isKnownRoute } from '@/utils/known-routes';
import { safePath } from '@/utils/safe-path';
import styles from './aside-list.module.css';

const SHOWN = 6;

/** The path only if it leads to a page of this site. */
const pathOf = (link: string | null): string | null => safePath(link, window.location.origin, isKnownRoute);

/** 最近动态: the newest messages, each leading to what it is about. */
export function RecentNews() {
  const t = useText();
  const time = useTimeText();
  const say = useWords();
  const news = useLoad(() => listRecentNews(SHOWN), { refreshOnWindowFocus: true });
  return (
    <section>
      <h2>{t('user.news.self.title')}</h2>
      <LoadedBlock from={news}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.note}>{t('user.news.none.empty')}</p>
          ) : (
            <ol className={styles.feed}>
              {list.map(({ id, title, words, link, createTime }) => {
                const said = words ? say(words.title) : title;
                return (
                  <li key={id}>
                    <time dateTime={createTime}>{dayText(time, createTime)}</time>
                    {pathOf(link) ? <Anchor to={pathOf(link) ?? ''}>{said}</Anchor> : <span>{said}</span>}
                  </li>
                );
              })}
            </ol>
          )
        }
      </LoadedBlock>
    </section>
  );
}
