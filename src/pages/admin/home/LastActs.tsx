import type { OwnAct } from '@contract/admin-apply';
import { auditWord } from '@contract/rules/audit-words';
import { Link } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { SectionHeading } from '@/components/SectionHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { listOwnActs } from '@/services/admin-apply';
import { focusField } from '@/utils/focus-field';
import styles from './home.module.css';
import { UndoAct } from './UndoAct';

const ACTS = 'admin-acts';
const rowId = (act: number): string => `${ACTS}-${act}`;

/** This person's latest decisions, one sentence each, with a link to the record. */
export function LastActs() {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const { data, error, loading, reload, set } = useLoad(listOwnActs, { refreshOnWindowFocus: true });
  const nameOf = (action: string): string => {
    const word = auditWord(action);
    return word ? say(word) : action;
  };
  /**
   * The pressed button disappears with the action it took back; focus moves to that row, so the reader keeps the place.
   */
  const takeBack = (id: number) => (acts: OwnAct[]) => {
    set(acts);
    requestAnimationFrame(() => focusField(rowId(id)) || focusField(ACTS));
  };
  return (
    <section aria-labelledby={ACTS} className={styles.panel}>
      <SectionHeading id={ACTS} title={t('admin.home.acts.title')} />
      {error && !data && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton count={3} />}
      {data?.length === 0 && <p className={styles.note}>{t('admin.home.noActs.empty')}</p>}
      <ul className={styles.acts}>
        {data?.map((act) => {
          const { id, at, action, title, path, undo } = act;
          return (
            <li key={id} id={rowId(id)} tabIndex={-1}>
              <time dateTime={at}>{time.dateTime(at)}</time>
              <span>
                {nameOf(action)}
                {path && title && <Link to={path}>{t('admin.home.quoted.label', { title })}</Link>}
              </span>
              {undo && (
                <UndoAct act={act} undo={undo} name={nameOf(action)} onDone={takeBack(id)} onStale={reload} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
