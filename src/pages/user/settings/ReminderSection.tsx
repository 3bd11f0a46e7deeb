import { QUIET_DEFAULT } from '@contract/rules/quiet-hours';
import { CheckField } from '@/components/form/CheckField';
import { SelectField } from '@/components/form/SelectField';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { fetchReminders, type ReminderChanges, updateReminders } from '@/services/reminder';
import { NextReminders } from './NextReminders';
import styles from './ReminderSection.module.css';
import { useSettings } from './useSettings';

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const options = HOURS.map((value) => ({ value, label: value }));

/** When reminders may be sent outside the site; each choice is saved at once. */
export function ReminderSection() {
  const t = useText();
  const { from: chosen, change } = useSettings({
    load: fetchReminders,
    send: updateReminders,
    success: 'settings.reminder.self.success',
  });
  const choose = (changes: ReminderChanges): void => change(changes, (known) => ({ ...known, ...changes }));
  return (
    <section className={styles.section} aria-labelledby="reminder-title">
      <h2 id="reminder-title">{t('settings.reminder.self.title')}</h2>
      <p>{t('settings.reminder.self.help')}</p>
      <LoadedBlock from={chosen}>
        {({ quiet, digest, weekly, next }) => (
          <>
            <CheckField
              id="quiet"
              label={t('settings.reminder.quiet.label')}
              help={t('settings.reminder.quiet.help')}
              value={quiet !== null}
              onChange={(isQuiet) => choose({ quiet: isQuiet ? QUIET_DEFAULT : null })}
            />
            {quiet && (
              <div className={styles.hours}>
                {(['from', 'until'] as const).map((end) => (
                  <SelectField
                    key={end}
                    id={`quiet-${end}`}
                    label={t(`settings.reminder.${end}.label`)}
                    value={quiet[end]}
                    options={options}
                    fixed
                    required
                    onChange={(clock) => clock && choose({ quiet: { ...quiet, [end]: clock } })}
                  />
                ))}
              </div>
            )}
            <CheckField
              id="digest"
              label={t('settings.reminder.digest.label')}
              help={t('settings.reminder.digest.help')}
              value={digest}
              onChange={(isDaily) => choose({ digest: isDaily === true })}
            />
            <CheckField
              id="weekly"
              label={t('settings.reminder.weekly.label')}
              help={t('settings.reminder.weekly.help')}
              value={weekly}
              onChange={(isWeekly) => choose({ weekly: isWeekly === true })}
            />
            <NextReminders next={next} />
          </>
        )}
      </LoadedBlock>
    </section>
  );
}
