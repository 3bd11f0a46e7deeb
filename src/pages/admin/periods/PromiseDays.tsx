import { PROMISE_DAYS_MAX, SET_STEPS } from '@contract/period-choices';
import { useText } from '@/i18n/useText';
import { NumberItem } from '@/pages/admin/parts/form/NumberItem';
import styles from './PeriodForm.module.css';

/**
 * Promised working time of the office for each step, in days; an empty field means the promise follows the period's
 * dates.
 */
export function PromiseDays() {
  const t = useText();
  return (
    <>
      <h3 className={styles.part}>{t('admin.promiseDays.self.title')}</h3>
      <p className={styles.help}>{t('admin.promiseDays.self.help')}</p>
      {SET_STEPS.map((step) => (
        <NumberItem
          key={step}
          name={['promiseDays', step]}
          label={t(`admin.promiseDays.${step}.label`)}
          min={1}
          max={PROMISE_DAYS_MAX}
          optional
        />
      ))}
    </>
  );
}
