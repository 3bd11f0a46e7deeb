import { ButtonLink } from '@/components/Button';
import { dayText, isThisYear } from '@/i18n/day-text';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { classNames } from '@/utils/class-names';
import { daysBetween, SOON_DAYS } from '@/utils/clock';
import styles from './TodoRuler.module.css';
import type { TodoItem } from './todo-item';

interface Props {
  items: readonly TodoItem[];
  /** Server time in milliseconds. */
  now: number;
}

/** To-dos along a ruler of days, today at its head. */
export function TodoRuler({ items, now }: Props) {
  const t = useText();
  const time = useTimeText();
  const due = (deadline: string | null) => {
    if (deadline === null) return <span className={styles.date} />;
    const days = daysBetween(now, deadline);
    return (
      <span className={classNames(styles.date, days <= SOON_DAYS && styles.soon)}>
        <time dateTime={deadline} className={isThisYear(deadline) ? undefined : styles.whole}>
          {dayText(time, deadline)}
        </time>
        <small>
          {days < 0
            ? t('user.todo.late.label')
            : t(days === 0 ? 'user.todo.today.label' : 'user.todo.left.label', { n: days })}
        </small>
      </span>
    );
  };
  return (
    <div className={styles.ruler}>
      <p className={styles.now}>
        <span>{t('user.todo.now.label', { date: time.monthDay(now) })}</span>
      </p>
      <ol aria-label={t('user.todo.self.label')}>
        {items.map(({ key, deadline, title, what, values, note, action, to }, index) => (
          <li key={key} className={styles.row}>
            {due(deadline)}
            <div className={styles.words}>
              <h2>{t(title, { ...values, ...(what && { what: t(what) }) })}</h2>
              {note && <p>{note}</p>}
            </div>
            <ButtonLink to={to} look={index === 0 ? 'primary' : 'plain'}>
              {t(action)}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
