import { AGE_LIMITS, RUNNING_LIMITS, TITLE_RANKS } from '@contract/period-choices';
import { useText } from '@/i18n/useText';
import { NumberItem } from '@/pages/admin/parts/form/NumberItem';
import { SelectItem } from '@/pages/admin/parts/form/SelectItem';
import styles from './PeriodForm.module.css';

/** The requirements a period sets for leaders; an empty field sets none. */
export function LeaderLimits() {
  const t = useText();
  return (
    <>
      <h3 className={styles.part}>{t('admin.leaderLimits.self.title')}</h3>
      <p className={styles.help}>{t('admin.leaderLimits.self.help')}</p>
      <NumberItem
        name={['leaderLimits', 'ageMax']}
        label={t('admin.leaderLimits.ageMax.label')}
        {...AGE_LIMITS}
        optional
      />
      <SelectItem
        name={['leaderLimits', 'titleMin']}
        label={t('admin.leaderLimits.titleMin.label')}
        control={{
          options: TITLE_RANKS.map((value) => ({ value, label: t(`admin.leaderLimits.${value}.label`) })),
        }}
      />
      <NumberItem
        name={['leaderLimits', 'runningMax']}
        label={t('admin.leaderLimits.runningMax.label')}
        {...RUNNING_LIMITS}
        optional
      />
    </>
  );
}
