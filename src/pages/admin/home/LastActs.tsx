import { auditWord } from '@contract/rules/audit-words';
import { Link } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { SectionHeading } from '@/components/SectionHeading';
import { useTimeText } from '@/components/useTimeText';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { listOwnActs } from '@/services/admin-apply';
import styles from './home.module.css';

const ACTS = 'admin-acts';

/** What this person decided last, a sentence each, leading back to it. */
export function LastActs() {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const { data, error, loading, reload } = useLoad(listOwnActs, { refreshOnWindowFocus: true });
  const nameOf = (action: string): string => {
    const word = auditWord(action);
    return word ? say(word) : action;
  };
  return (
    <section aria-labelledby={ACTS} className={styles.panel}>
      <SectionHeading id={ACTS} title={t('admin.home.acts.title')} />
      {error && !data && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton count={3} />}
      {data?.length === 0 && <p className={styles.note}>{t('admin.home.noActs.empty')}</p>}
      <ul className={styles.acts}>
        {data?.map(({ at, action, target, title, path }) => (
          <li key={`${at}${action}${target}`}>
            <time dateTime={at}>{time.dateTime(at)}</time>
            <span>
              {nameOf(action)}
              {path && title && <Link to={path}>{t('admin.home.quoted.label', { title })}</Link>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
