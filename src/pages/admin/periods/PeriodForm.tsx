import type { AdminPeriod } from '@contract/period';
import { REVIEW_MINIMUM_MAX, TITLE_RANKS } from '@contract/period-choices';
import { PERIOD_DATES, periodFaults } from '@contract/rules/period-dates';

import { Col, Form } from 'antd';
import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { ClockItem } from '@/pages/admin/parts/form/ClockItem';
import { NumberItem } from '@/pages/admin/parts/form/NumberItem';
import { SheetForm } from '@/pages/admin/parts/form/SheetForm';
import { showFaults } from '@/pages/admin/parts/form/show-faults';
import { TextItem } from '@/pages/admin/parts/form/TextItem';
import { useUnsaved } from '@/pages/admin/parts/form/useUnsaved';
import { MovedNote } from '@/pages/admin/parts/MovedNote';
import { useAct } from '@/pages/admin/parts/useAct';
import { useRebase } from '@/pages/admin/parts/useRebase';
import { createPeriod, updatePeriod } from '@/services/admin-period';
import { blankPeriod, nextYear, type PeriodFormValue, periodFromForm, periodToForm } from './form-value';
import { LeaderLimits } from './LeaderLimits';
import styles from './PeriodForm.module.css';
import { PolicyChoice } from './PolicyChoice';
import { PromiseDays } from './PromiseDays';
import { periodLabels } from './period-labels';
import { CategoryRows, MaterialRows } from './period-rows';
import { TermItem } from './TermItem';
import { useMoves } from './useMoves';

interface Props {
  /** Null for a new one. */
  period: AdminPeriod | null;
  /** What a new one begins as, a year later. */
  like?: AdminPeriod | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const ROW_KEYS = { categories: 'key', attachments: 'kind' };

/** Creates or changes a period. Dates are checked against each other before the service checks them again. */
export function PeriodForm({ period, like, onClose, onSaved }: Props) {
  const t = useText();
  const say = useWords();
  const act = useAct();
  const [form] = Form.useForm<PeriodFormValue>();
  const [initialValues] = useState(() => {
    if (period) return periodToForm(period);
    return like ? nextYear(like) : blankPeriod(new Date().getFullYear());
  });
  const { note, mayLeave } = useUnsaved();
  const mayMove = useMoves();
  const { stands, moved, onMoved } = useRebase({
    form,
    record: period,
    toForm: periodToForm,
    rowKeys: ROW_KEYS,
  });

  const save = async (value: PeriodFormValue): Promise<boolean> => {
    const input = periodFromForm(value);
    const problems = periodFaults(input);
    if (problems.length > 0) {
      const named = problems.map(({ field, word }) => ({
        name: field as keyof PeriodFormValue,
        errors: [say(word)],
      }));
      form.setFields(named);
      showFaults(named.map(({ name }) => name));
      return false;
    }
    if (stands && !(await mayMove(stands, input))) return false;
    const run = stands
      ? () => updatePeriod(stands.id, { ...input, version: stands.version })
      : () => createPeriod(input);
    const done = await act({ run, success: t('admin.form.saved.success'), form, onStale: onSaved, onMoved });
    if (!done) return false;
    note('period', false);
    onSaved();
    return true;
  };
  const close = async (): Promise<void> => {
    if (await mayLeave()) onClose();
  };

  return (
    <SheetForm<PeriodFormValue>
      form={form}
      title={t(period ? 'admin.period.edit.title' : 'admin.period.create.title')}
      submitText={t(period ? 'admin.form.save.action' : 'admin.period.create.action')}
      initialValues={initialValues}
      size={760}
      onClose={() => void close()}
      onValuesChange={() => note('period', true)}
      onFinish={save}
    >
      <Col span={24}>
        <MovedNote
          moved={moved}
          labels={periodLabels(t)}
          names={{
            'leaderLimits.titleMin': Object.fromEntries(
              TITLE_RANKS.map((rank) => [rank, t(`admin.leaderLimits.${rank}.label`)]),
            ),
          }}
          coded={['policies', 'attachments.*.templateId']}
        />
      </Col>
      <TextItem name="name" label={t('admin.period.name.column')} min={2} max={60} />
      <TextItem
        name="code"
        label={t('admin.period.code.column')}
        min={2}
        max={20}
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
    </SheetForm>
  );
}
