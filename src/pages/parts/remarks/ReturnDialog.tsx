import type { Sections } from '@contract/application';
import { EVENT_REASON_MAX } from '@contract/limits';
import { DAY_MS } from '@contract/time-units';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { DateField } from '@/components/form/DateField';
import { FieldError } from '@/components/form/FieldError';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useFocusSoon } from '@/components/form/useFocusSoon';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { ActDialog } from '@/pages/parts/ActDialog';
import { formatDate } from '@/utils/format-time';
import { serviceNow } from '@/utils/service-clock';
import { RemarkDraftFields } from './RemarkDraftFields';
import styles from './ReturnDialog.module.css';
import { newRemark, type Return, type ReturnDraft, returnOf } from './remark-draft';
import { useReturnFaults } from './useReturnFaults';

interface Props {
  /** Id of the application; typed text is kept for it until it is sent. */
  id: number;
  /** The submitted form; remarks can refer to its fields. */
  sections: Sections;
  /** Names of the people who will be notified. */
  readers: readonly string[];
  /** Entries of the dictionary `kczx_remark_reason`. */
  reasons: readonly { value: string; label: string }[];
  /** False once somebody else has acted first; the typed text and the reason can still be read. */
  isOffered: boolean;
  /** Returns the application; rejects with the reason of a failure. */
  onReturn: (answer: Return) => Promise<void>;
  onClose: () => void;
}

/** 退回修改: remarks on fields, an overall reason, and a deadline. Closing keeps what was typed. */
export function ReturnDialog(props: Props) {
  const { id, sections, readers, reasons, isOffered, onReturn, onClose } = props;
  const t = useText();
  const join = useList();
  const faults = useReturnFaults();
  const [initial] = useState<ReturnDraft>(() => ({ remarks: [newRemark()], reason: null, dueAt: null }));
  const name = `return-${id}`;
  const form = useFieldForm<ReturnDraft>({
    form: name,
    initial,
    check: faults.ofReturn,
    send: async (values) => {
      await onReturn(returnOf(values));
      onClose();
    },
  });
  const { remarks } = form.values;
  const focusSoon = useFocusSoon();
  const addRemark = (): void => {
    const fresh = newRemark();
    form.set({ remarks: [...remarks, fresh] });
    focusSoon(`${fresh.key}-path`);
  };
  const own = remarks.map((remark) => (form.attempt > 0 ? faults.ofRemark(remark) : {}));
  // The service's message about the remarks as a whole, shown when no single field has an error.
  const ofAll = own.some((each) => Object.keys(each).length > 0) ? null : form.errors.remarks;
  return (
    <ActDialog
      title={t('life.return.self.title')}
      okText={t('life.return.self.action')}
      width={720}
      danger
      isOffered={isOffered}
      form={form}
      words={[
        ...remarks.map(({ text }, index) => ({
          label: t('life.return.remark.label', { n: index + 1 }),
          text: text ?? '',
        })),
        { label: t('life.return.reason.label'), text: form.values.reason ?? '' },
        { label: t('life.return.due.label'), text: form.values.dueAt ?? '' },
      ]}
      onClose={onClose}
      className={styles.form}
    >
      <p className={styles.lead}>{t('life.return.self.help', { name: join(readers) })}</p>
      <div id={`${name}-remarks`}>
        {remarks.map((remark, index) => (
          <RemarkDraftFields
            key={remark.key}
            draft={remark}
            index={index}
            sections={sections}
            reasons={reasons}
            errors={own[index] ?? {}}
            onChange={(next) =>
              form.set({ remarks: remarks.map((each) => (each.key === next.key ? next : each)) })
            }
            onRemove={() => form.set({ remarks: remarks.filter(({ key }) => key !== remark.key) })}
          />
        ))}
        {ofAll && <FieldError>{ofAll}</FieldError>}
        <Button look="text" icon="plus" onClick={addRemark}>
          {t('life.return.add.action')}
        </Button>
      </div>
      <TextAreaField
        {...form.at('reason')}
        label={t('life.return.reason.label')}
        required
        rows={3}
        max={EVENT_REASON_MAX}
      />
      <DateField
        {...form.at('dueAt')}
        label={t('life.return.due.label')}
        help={t('life.return.due.help')}
        required
        from={formatDate(serviceNow() + DAY_MS)}
      />
    </ActDialog>
  );
}
