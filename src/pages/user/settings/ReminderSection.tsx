import { QUIET_DEFAULT } from '@contract/rules/quiet-hours';
import { CheckField } from '@/components/form/CheckField';
import { SelectField } from '@/components/form/SelectField';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { useAct } from '@/pages/user/parts/useAct';
import { useSaved } from '@/pages/user/parts/useSaved';
import { fetchReminders, type Reminders, updateReminders } from '@/services/reminder';
import { NextReminders } from './NextReminders';
import styles from './ReminderSection.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const options = HOURS.map((value) => ({ value, label: value }));

/** When reminders may leave the site: each choice is saved as it is made. */
export function ReminderSection() {
  const t = useText();
  const saved = useSaved();
  const act = useAct();
  const chosen = useLoad(fetchReminders);
  const change = async (before: Reminders, changed: Partial<Reminders>): Promise<void> => {
    const { quiet, digest, weekly } = { ...before, ...changed };
    chosen.set({ ...before, quiet, digest, weekly });
    const worked = await act.run(async () => chosen.set(await updateReminders({ quiet, digest, weekly })));
    if (worked) saved('settings.reminder.self.success');
    else chosen.set(before);
  };
  return (
    <section className={styles.section} aria-labelledby="reminder-title">
      <h2 id="reminder-title">{t('settings.reminder.self.title')}</h2>
      <p>{t('settings.reminder.self.help')}</p>
      <LoadedBlock from={chosen}>
        {(reminders) => {
          const { quiet, digest, weekly, next } = reminders;
          return (
            <>
              <CheckField
                id="quiet"
                label={t('settings.reminder.quiet.label')}
                help={t('settings.reminder.quiet.help')}
                value={quiet !== null}
                readOnly={act.busy}
                onChange={(isQuiet) => void change(reminders, { quiet: isQuiet ? QUIET_DEFAULT : null })}
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
                      onChange={(clock) =>
                        clock && void change(reminders, { quiet: { ...quiet, [end]: clock } })
                      }
                    />
                  ))}
                </div>
              )}
              <CheckField
                id="digest"
                label={t('settings.reminder.digest.label')}
                help={t('settings.reminder.digest.help')}
                value={digest}
                readOnly={act.busy}
                onChange={(isDaily) => void change(reminders, { digest: isDaily === true })}
              />
              <CheckField
                id="weekly"
                label={t('settings.reminder.weekly.label')}
                help={t('settings.reminder.weekly.help')}
                value={weekly}
                readOnly={act.busy}
                onChange={(isWeekly) => void change(reminders, { weekly: isWeekly === true })}
              />
              <NextReminders next={next} />
            </>
          );
        }}
      </LoadedBlock>
    </section>
  );
}
