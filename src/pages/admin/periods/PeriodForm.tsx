import type { AdminPeriod } from '@contract/period';
import { TITLE_RANKS } from '@contract/period-choices';
import { beijingDay } from '@contract/rules/beijing-time';
import { periodFaults } from '@contract/rules/period-dates';
import { Col, Form } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { useAct } from '@/pages/admin/parts/acts/useAct';
import { SheetForm } from '@/pages/admin/parts/form/SheetForm';
import { showFaults } from '@/pages/admin/parts/form/show-faults';
import { useUnsaved } from '@/pages/admin/parts/form/useUnsaved';
import { MovedNote } from '@/pages/admin/parts/MovedNote';
import { useRebase } from '@/pages/admin/parts/useRebase';
import { createPeriod, updatePeriod } from '@/services/admin-period';
import { isFinal } from '@/utils/request-error';
import { serviceNow } from '@/utils/service-clock';
import { blankPeriod, nextYear, type PeriodFormValue, periodFromForm, periodToForm } from './form-value';
import { PeriodFields } from './PeriodFields';
import { periodLabels } from './period-labels';
import { useMoves } from './useMoves';

interface Props {
  /** Null when creating one. */
  period: AdminPeriod | null;
  /** The period that a new one copies, with all dates a year later. */
  like?: AdminPeriod | undefined;
  onClose: () => void;
  onSaved: () => void;
}

const ROW_KEYS = { categories: 'key', attachments: 'kind' };

/** Creates or changes a period. Dates are checked against each other before the service checks them again. */
export function PeriodForm({ period, like, onClose, onSaved }: Props) {
  const t = useText();
  const say = useWords();
  const [refusal, setRefusal] = useState<ComponentProps<typeof SheetForm>['refusal']>(null);
  const act = useAct((words, isNoted, error) =>
    setRefusal(isNoted ? null : { words, isFinal: isFinal(error) }),
  );
  const [form] = Form.useForm<PeriodFormValue>();
  const [initialValues] = useState(() => {
    if (period) return periodToForm(period);
    return like ? nextYear(like) : blankPeriod(Number(beijingDay(serviceNow()).slice(0, 4)));
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
    setRefusal(null);
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
      refusal={refusal}
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
      <PeriodFields />
    </SheetForm>
  );
}
