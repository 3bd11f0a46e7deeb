import { Button } from '@/components/Button';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { listSources } from '@/services/achievement';
import styles from './mine.module.css';

/** Closed projects: one step makes an achievement of each. */
export function Sources({ busy, onTake }: { busy: boolean; onTake: (id: number) => void }) {
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
            <Button size="small" busy={busy} onClick={() => onTake(id)}>
              {t('achi.mine.fromProject.action')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
