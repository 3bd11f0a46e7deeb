import { Anchor } from '@/components/Anchor';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { listMyApplications } from '@/services/apply';
import styles from './DraftLine.module.css';

/** My own draft of this period, one click from where it was left. Without one the card simply ends. */
export function DraftLine({ periodId }: { periodId: number }) {
  const t = useText();
  const { data } = useLoad(() => listMyApplications({ periodId, tab: 'todo', pageSize: 1 }, 'nobody'));
  const draft = data?.list.find(({ status }) => status === 'draft');
  if (!draft) return null;
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
