import { PROMISE_DAYS_MAX, SET_STEPS } from '@contract/period-choices';
import { useText } from '@/i18n/useText';
import { NumberItem } from '@/pages/admin/parts/form/NumberItem';
import styles from './PeriodForm.module.css';

/** How many days the office promises for each step; an empty one follows the dates. */
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
