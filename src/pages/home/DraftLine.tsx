import type { ApplicationSummary } from '@contract/apply';
import { Anchor } from '@/components/Anchor';
import { useText } from '@/i18n/useText';
import styles from './DraftLine.module.css';

/** The completion of my draft for this period. */
export function DraftLine({ draft }: { draft: ApplicationSummary }) {
  const t = useText();
  return (
    <p className={styles.line}>
      <span>
        {t('home.period.draft.label', {
          title: draft.title || t('home.period.untitled.label'),
          n: draft.sectionsDone,
        })}
      </span>
      <Anchor to={`/innovation/myProjects/${draft.id}`}>{t('home.hero.continue.action')}</Anchor>
    </p>
  );
}
