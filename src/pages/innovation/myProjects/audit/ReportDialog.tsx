import type { Application } from '@contract/apply';
import { useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { useText } from '@/i18n/useText';
import styles from './audit.module.css';
import { FormalityLead } from './FormalityLead';
import { SealedSheetField } from './SealedSheetField';
import { useSealedSheet } from './useSealedSheet';

const CHECKS = ['people', 'money', 'unit', 'files', 'stamp'] as const;
type Check = (typeof CHECKS)[number];

interface Props {
  application: Application;
  event: 'report' | 'endorse';
  /** False once a colleague has acted first; the reason can still be read. */
  isOffered: boolean;
  /** Forwards the application with the scan; resolves to the reason of a failure, or to null. */
  onReport: (sealedSheet: string, sheetCompared: boolean) => Promise<string | null>;
  onClose: () => void;
}

/** 盖章上报: the unit answers for what it forwards, so it checks, stamps and uploads the scan first. */
export function ReportDialog({ application, event, isOffered, onReport, onClose }: Props) {
  const t = useText();
  const { id, verdicts, filedVersion } = application;
  const [checked, setChecked] = useState<readonly Check[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sealed = useSealedSheet(id, () => setFailure(null));
  const { sheet } = sealed;
  const send = async (): Promise<void> => {
    if (checked.length < CHECKS.length) {
      setFailure(t('life.report.checks.required'));
      return;
    }
    if (!sheet) {
      setFailure(t('life.report.sheet.required'));
      return;
    }
    if (!sealed.proved && !sealed.compared) {
      setFailure(t('life.report.compared.required'));
      return;
    }
    setBusy(true);
    const problem = await onReport(sheet, sealed.compared);
    setBusy(false);
    if (!problem) return onClose();
    setFailure(problem);
    sealed.doubt();
  };
  return (
    <Dialog
      open
      centered
      width={640}
      title={t(`life.audit.${event}.action`)}
      okText={t(`life.audit.${event}.action`)}
      cancelText={t('kit.confirm.cancel.action')}
      okButtonProps={{ loading: busy, hidden: !isOffered }}
      onOk={() => void send()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <FormalityLead verdicts={verdicts} />
      {event === 'endorse' && <p className={styles.lead}>{t('application.condition.unit.help')}</p>}
      <fieldset className={styles.checks}>
        <legend>{t('life.report.checks.title')}</legend>
        {CHECKS.map((check) => (
          <label key={check}>
            <input
              type="checkbox"
              checked={checked.includes(check)}
              onChange={({ target }) =>
                setChecked((known) =>
                  target.checked ? [...known, check] : known.filter((each) => each !== check),
                )
              }
            />
            {t(`life.report.${check}.label`)}
          </label>
        ))}
      </fieldset>
      <SealedSheetField sealed={sealed} version={filedVersion} />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}
