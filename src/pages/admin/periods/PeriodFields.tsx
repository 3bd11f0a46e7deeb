import { PERIOD_LIMITS, REVIEW_MINIMUM_MAX } from '@contract/period-choices';
import { PERIOD_DATES } from '@contract/rules/period-dates';
import { Col } from 'antd';
import { useText } from '@/i18n/useText';
import { ClockItem } from '@/pages/admin/parts/form/ClockItem';
import { NumberItem } from '@/pages/admin/parts/form/NumberItem';
import { TextItem } from '@/pages/admin/parts/form/TextItem';
import { LeaderLimits } from './LeaderLimits';
import styles from './PeriodForm.module.css';
import { PolicyChoice } from './PolicyChoice';
import { PromiseDays } from './PromiseDays';
import { CategoryRows, MaterialRows } from './period-rows';
import { TermItem } from './TermItem';

/** The fields of a period, in the order in which an office decides them. */
export function PeriodFields() {
  const t = useText();
  return (
    <>
      <TextItem name="name" label={t('admin.period.name.column')} {...PERIOD_LIMITS.name} />
      <TextItem
        name="code"
        label={t('admin.period.code.column')}
        {...PERIOD_LIMITS.code}
        ltr
        extra={t('admin.period.code.help')}
      />
      <NumberItem name="year" label={t('admin.period.year.label')} min={2000} max={2100} />
      <NumberItem name="maxPerPerson" label={t('admin.period.maxPerPerson.label')} min={1} max={20} />
      <TermItem />
      <NumberItem
        name="indirectPercent"
        label={t('admin.period.indirect.label')}
        min={0}
        max={100}
        precision={2}
        unit="%"
      />
      <h3 className={styles.part}>{t('admin.period.dates.title')}</h3>
      {PERIOD_DATES.map((name) => (
        <Col key={name} xs={24} sm={12}>
          <ClockItem name={name} label={t(`admin.period.${name}.label`)} />
        </Col>
      ))}
      <NumberItem
        name="reviewMinimum"
        label={t('admin.period.reviewMinimum.label')}
        extra={t('admin.period.reviewMinimum.help')}
        min={1}
        max={REVIEW_MINIMUM_MAX}
      />
      <NumberItem
        name="publicityDays"
        label={t('admin.period.publicityDays.label')}
        extra={t('admin.period.publicityDays.help')}
        min={0}
        max={60}
      />
      <LeaderLimits />
      <PromiseDays />
      <PolicyChoice />
      <CategoryRows />
      <MaterialRows />
    </>
  );
}
