import { Anchor } from '@/components/Anchor';
import { ButtonLink } from '@/components/Button';
import { StatusTag } from '@/components/StatusTag';
import { useText } from '@/i18n/useText';
import { ownPath } from '@/pages/achi/parts/own-path';
import type { listSources } from '@/services/achievement';
import styles from './mine.module.css';

/**
 * Closed projects, each of which can become an achievement. Achievements already made from one are listed beside it, so
 * that nobody makes a second by mistake.
 */
export function Sources({ sources }: { sources: Awaited<ReturnType<typeof listSources>> }) {
  const t = useText();
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources}>
      <h2>{t('achi.mine.sources.title')}</h2>
      <ul>
        {sources.map(({ id, no, title, made }) => (
          <li key={id}>
            <bdi>{no}</bdi> {title}
            <ButtonLink size="small" to={`${ownPath('new')}?sourceId=${id}`}>
              {t(made.length > 0 ? 'achi.mine.fromProjectAgain.action' : 'achi.mine.fromProject.action')}
            </ButtonLink>
            {made.map((one) => (
              <span key={one.id}>
                {t('achi.mine.made.label')}{' '}
                <Anchor to={ownPath(one.id)}>{one.title || t('achi.mine.untitled.label')}</Anchor>{' '}
                <StatusTag kind="achievement" status={one.status} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
