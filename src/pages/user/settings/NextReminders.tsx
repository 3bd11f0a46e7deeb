import { Anchor } from '@/components/Anchor';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { Reminders } from '@/services/reminder';
import styles from './ReminderSection.module.css';

/** 下一次提醒: the content and time of the next reminder, and a link to its subject. */
export function NextReminders({ next }: Pick<Reminders, 'next'>) {
  const t = useText();
  const time = useTimeText();
  return (
    <>
      <h3>{t('settings.reminder.next.title')}</h3>
      {next.length === 0 ? (
        <p>{t('settings.reminder.next.empty')}</p>
      ) : (
        <ol className={styles.next}>
          {next.map(({ matter, title, link, at, deadline }) => (
            <li key={`${link} ${at}`}>
              <Anchor to={link}>{t(`settings.reminder.${matter}.label`, { title })}</Anchor>
              <small>
                <span>{t('settings.reminder.at.label', { at: time.dateTime(at) })}</span>
                <span>{t('settings.reminder.deadline.label', { deadline: time.deadline(deadline) })}</span>
              </small>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
