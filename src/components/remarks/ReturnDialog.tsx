import type { Sections } from '@contract/application';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { DateField } from '@/components/form/DateField';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useText } from '@/i18n/useText';
import { RemarkDraftFields } from './RemarkDraftFields';
import styles from './ReturnDialog.module.css';
import { gapsOf, newRemark, type Return, type ReturnDraft, returnOf } from './remark-draft';

const REASON_MAX = 2000;

interface Props {
  /** The form as it was filed: its places are what a remark can be pinned to. */
  sections: Sections;
  /** Who reads it. */
  applicant: string;
  /** Entries of the dictionary `kczx_remark_reason`. */
  reasons: readonly { value: string; label: string }[];
  /** First day that can be the last one, `2026-09-14`. */
  from: string;
  /** Carries it out; resolves to the sentence that says why it could not, or to null. */
  onReturn: (answer: Return) => Promise<string | null>;
  onClose: () => void;
}

/** 退回修改: remarks pinned to fields, what it is about as a whole, and until when. */
export function ReturnDialog({ sections, applicant, reasons, from, onReturn, onClose }: Props) {
  const t = useText();
  const [draft, setDraft] = useState<ReturnDraft>({ reason: null, due: null, remarks: [newRemark()] });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (next: Partial<ReturnDraft>): void => {
    setDraft((known) => ({ ...known, ...next }));
    setErrors({});
  };
  const send = async (): Promise<void> => {
    const gaps = gapsOf(draft);
    if (gaps.length > 0) {
      setErrors(Object.fromEntries(gaps.map((gap) => [gap, t('life.return.gap.required')])));
      return;
    }
    setBusy(true);
    const problem = await onReturn(returnOf(draft));
    setBusy(false);
    if (problem) setFailure(problem);
    else onClose();
  };
  return (
    <Dialog
      open
      centered
      width={720}
      title={t('life.return.self.title')}
      okText={t('life.return.self.action')}
      cancelText={t('kit.confirm.cancel.action')}
      okButtonProps={{ loading: busy, danger: true }}
      onOk={() => void send()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <div className={styles.form}>
        <p className={styles.lead}>{t('life.return.self.help', { name: applicant })}</p>
        <div>
          {draft.remarks.map((remark, index) => (
            <RemarkDraftFields
              key={remark.key}
              draft={remark}
              index={index}
              sections={sections}
              reasons={reasons}
              errors={errors}
              onChange={(next) =>
                change({ remarks: draft.remarks.map((each) => (each.key === next.key ? next : each)) })
              }
              onRemove={() => change({ remarks: draft.remarks.filter(({ key }) => key !== remark.key) })}
            />
          ))}
          <Button
            look="text"
            icon="plus"
            onClick={() => change({ remarks: [...draft.remarks, newRemark()] })}
          >
            {t('life.return.add.action')}
          </Button>
        </div>
        <TextAreaField
          id="return-reason"
          label={t('life.return.reason.label')}
          required
          rows={3}
          max={REASON_MAX}
          value={draft.reason}
          error={errors.reason ?? null}
          onChange={(reason) => change({ reason })}
        />
        <DateField
          id="return-due"
          label={t('life.return.due.label')}
          help={t('life.return.due.help')}
          required
          from={from}
          value={draft.due}
          error={errors.due ?? null}
          onChange={(due) => change({ due })}
        />
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}
