import { ButtonLink } from '@/components/Button';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { ownPath } from '@/pages/achi/parts/own-path';
import { listSources } from '@/services/achievement';
import styles from './mine.module.css';

/** Closed projects: one step makes an achievement of each. */
export function Sources() {
  const t = useText();
  const { data = [] } = useLoad(listSources);
  if (data.length === 0) return null;
  return (
    <section className={styles.sources}>
      <h2>{t('achi.mine.sources.title')}</h2>
      <ul>
        {data.map(({ id, no, title }) => (
          <li key={id}>
            <bdi>{no}</bdi> {title}
            <ButtonLink size="small" to={`${ownPath('new')}?sourceId=${id}`}>
              {t('achi.mine.fromProject.action')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
