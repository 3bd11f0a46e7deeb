import {
  DrawerForm,
  ProFormDateMonthRangePicker,
  ProFormDateTimePicker,
  ProFormDigit,
  ProFormText,
} from '@ant-design/pro-components';
import type { AdminPeriod } from '@contract/period';
import { PERIOD_DATES, periodFaults } from '@contract/rules/period-dates';
import { REVIEW_MINIMUM_MAX } from '@contract/rules/review-panel';
import { Form } from 'antd';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { useAct } from '@/pages/admin/parts/useAct';
import { createPeriod, updatePeriod } from '@/services/admin-period';
import { blankPeriod, type PeriodFormValue, periodFromForm, periodToForm } from './form-value';
import { LeaderLimits } from './LeaderLimits';
import styles from './PeriodForm.module.css';
import { PolicyChoice } from './PolicyChoice';
import { PromiseDays } from './PromiseDays';
import { CategoryRows, MaterialRows } from './period-rows';

interface Props {
  /** Null for a new one. */
  period: AdminPeriod | null;
  onClose: () => void;
  onSaved: () => void;
}

type Shown = Omit<PeriodFormValue, 'termFrom' | 'termTo'> & { term: [string, string] };

const shownOf = (value: Partial<PeriodFormValue>): Partial<Shown> => {
  const { termFrom, termTo, ...rest } = value;
  return { ...rest, ...(termFrom && termTo ? { term: [termFrom, termTo] } : {}) };
};

/** Creates or changes a period. Dates are checked against each other before the service checks them again. */
export function PeriodForm({ period, onClose, onSaved }: Props) {
  const t = useText();
  const say = useWords();
  const act = useAct();
  const [form] = Form.useForm<Shown>();
  const required = (label: string) => [
    { required: true, message: t('admin.form.field.required', { label }) },
  ];

  const save = async ({ term, ...rest }: Shown): Promise<boolean> => {
    const input = periodFromForm({ ...rest, termFrom: term[0], termTo: term[1] });
    const problems = periodFaults(input);
    if (problems.length > 0) {
      const named = problems.map(({ field, word }) => ({
        name: field.startsWith('term') ? ('term' as const) : (field as keyof Shown),
        errors: [say(word)],
      }));
      form.setFields(named);
      form.scrollToField(named[0]?.name, { block: 'center' });
      return false;
    }
    const run = period
      ? () => updatePeriod(period.id, { ...input, version: period.version })
      : () => createPeriod(input);
    const done = await act({ run, success: t('admin.form.saved.success'), form, onStale: onSaved });
    if (done) onSaved();
    return done;
  };

  return (
    <DrawerForm<Shown>
      form={form}
      open
      title={t(period ? 'admin.period.edit.title' : 'admin.period.create.title')}
      initialValues={shownOf(period ? periodToForm(period) : blankPeriod(new Date().getFullYear()))}
      onOpenChange={(open) => !open && onClose()}
      drawerProps={{ size: 760, destroyOnHidden: true, mask: { closable: false } }}
      onFinish={save}
      dateFormatter="string"
      grid
      colProps={{ xs: 24, sm: 12 }}
      rowProps={{ gutter: [16, 0] }}
    >
      <ProFormText
        name="name"
        label={t('admin.period.name.column')}
        rules={required(t('admin.period.name.column'))}
        fieldProps={{ maxLength: 60 }}
      />
      <ProFormText
        name="code"
        label={t('admin.period.code.column')}
        rules={required(t('admin.period.code.column'))}
        fieldProps={{ maxLength: 20 }}
        extra={t('admin.period.code.help')}
      />
      <ProFormDigit
        name="year"
        label={t('admin.period.year.label')}
        rules={required(t('admin.period.year.label'))}
        min={2000}
        max={2100}
        fieldProps={{ precision: 0 }}
      />
      <ProFormDigit
        name="maxPerPerson"
        label={t('admin.period.maxPerPerson.label')}
        rules={required(t('admin.period.maxPerPerson.label'))}
        min={1}
        max={20}
        fieldProps={{ precision: 0 }}
      />
      <ProFormDateMonthRangePicker
        name="term"
        label={t('admin.period.term.label')}
        rules={required(t('admin.period.term.label'))}
        dataFormat="YYYY-MM"
        fieldProps={{ format: 'YYYY-MM', style: { width: '100%' } }}
      />
      <ProFormDigit
        name="indirectPercent"
        label={t('admin.period.indirect.label')}
        rules={required(t('admin.period.indirect.label'))}
        min={0}
        max={100}
        fieldProps={{ precision: 2, suffix: '%' }}
      />
      <h3 className={styles.part}>{t('admin.period.dates.title')}</h3>
      {PERIOD_DATES.map((name) => (
        <ProFormDateTimePicker
          key={name}
          name={name}
          label={t(`admin.period.${name}.label`)}
          rules={required(t(`admin.period.${name}.label`))}
          fieldProps={{ format: 'YYYY-MM-DD HH:mm:ss', style: { width: '100%' } }}
        />
      ))}
      <ProFormDigit
        name="reviewMinimum"
        label={t('admin.period.reviewMinimum.label')}
        extra={t('admin.period.reviewMinimum.help')}
        rules={required(t('admin.period.reviewMinimum.label'))}
        min={1}
        max={REVIEW_MINIMUM_MAX}
        fieldProps={{ precision: 0 }}
      />
      <ProFormDigit
        name="publicityDays"
        label={t('admin.period.publicityDays.label')}
        rules={required(t('admin.period.publicityDays.label'))}
        min={0}
        max={60}
        fieldProps={{ precision: 0 }}
      />
      <LeaderLimits />
      <PromiseDays />
      <PolicyChoice />
      <CategoryRows />
      <MaterialRows />
    </DrawerForm>
  );
}
