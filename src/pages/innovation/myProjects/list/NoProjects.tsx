import { Button, ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { useText } from '@/i18n/useText';
import { NEW_PATH } from '@/pages/innovation/myProjects/parts/application-paths';
import type { ListQuery } from './list-query';
import styles from './NoProjects.module.css';

interface Props {
  query: ListQuery;
  onClear: () => void;
}

const STEPS = ['name', 'unit', 'new'] as const;

/** The empty state: no match, nothing to do, or no application yet. */
export function NoProjects({ query: { tab, keyword }, onClear }: Props) {
  const t = useText();
  if (keyword) {
    return (
      <EmptyState
        drawing="noResult"
        title={t('projects.list.nothing.empty', { word: keyword })}
        action={<Button onClick={onClear}>{t('projects.list.clear.action')}</Button>}
      />
    );
  }
  if (tab === 'todo') return <EmptyState title={t('projects.list.done.empty')} />;
  if (tab !== 'all') return <EmptyState title={t(`projects.list.${tab}.empty`)} />;
  return (
    <EmptyState
      title={t('projects.list.none.empty')}
      action={
        <ButtonLink to={NEW_PATH} look="primary">
          {t('projects.list.new.action')}
        </ButtonLink>
      }
    >
      <p>{t('projects.guide.self.title')}</p>
      <ol className={styles.guide}>
        {STEPS.map((step) => (
          <li key={step}>
            <b>{t(`projects.guide.${step}.title`)}</b>
            <span>{t(`projects.guide.${step}.help`)}</span>
          </li>
        ))}
      </ol>
    </EmptyState>
  );
}
