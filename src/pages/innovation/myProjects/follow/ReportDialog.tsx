import type { Application } from '@contract/apply';
import { FILE_BYTES_MAX } from '@contract/limits';
import { ruleWord } from '@contract/rules/rule-words';
import { uploadWord } from '@contract/rules/upload-check';
import { useCallback, useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { UploadField } from '@/components/form/UploadField';
import { useJpegs } from '@/hooks/useJpegs';
import { useUpload } from '@/hooks/useUpload';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { openAttachment } from '@/services/attachment';
import { headProblem } from '@/upload/head-problem';
import styles from './follow.module.css';
import { ScanNote } from './ScanNote';
import { useScanReading } from './useScanReading';

const SLOT = 'sealed-sheet';
const LIMITS = { extensions: ['PDF', 'JPG', 'PNG', 'WEBP'], maxBytes: FILE_BYTES_MAX, maxFiles: 1 };
const CHECKS = ['people', 'money', 'unit', 'files', 'stamp'] as const;
type Check = (typeof CHECKS)[number];

interface Props {
  application: Application;
  event: 'report' | 'endorse';
  /** Reports with the scan; resolves to the sentence that says why it could not, or to null. */
  onReport: (sealedSheet: string, sheetCompared: boolean) => Promise<string | null>;
  onClose: () => void;
}

/** 盖章上报: the unit answers for what it forwards, so it checks, stamps and uploads the scan first. */
export function ReportDialog({ application, event, onReport, onClose }: Props) {
  const t = useText();
  const say = useWords();
  const join = useList();
  const { id, verdicts, filedVersion } = application;
  const { reading, read, forget } = useScanReading(id);
  const [compared, setCompared] = useState(false);
  // The service may read less than the browser: whoever it turned back can answer for the sheet.
  const [doubted, setDoubted] = useState(false);
  const [checked, setChecked] = useState<readonly Check[]>([]);
  // A sheet of an earlier report stood for an earlier version: what is forwarded now is stamped now.
  const [sheet, setSheet] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Why what was chosen is no scan at all. */
  const [unfit, setUnfit] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const deliver = useCallback((slot: string, fileId: string) => {
    if (slot === SLOT) setSheet(fileId);
  }, []);
  const { uploads, view } = useUpload(id, deliver);
  const facts = sheet ? view.arrived[sheet] : undefined;
  const proved = typeof reading === 'object' && reading.verdict === 'proved' && !doubted;
  const take = async ([file]: File[]): Promise<void> => {
    for (const item of view.items) if (item.slot === SLOT) uploads.remove(item.id);
    setCompared(false);
    setDoubted(false);
    setFailure(null);
    setUnfit(null);
    if (!file) return;
    const problem = await headProblem(file);
    if (problem) {
      setUnfit(say(uploadWord(problem, file.name)));
      forget();
    }
    if (!problem && (await read(file))) uploads.add(SLOT, [file]);
    else setSheet(null);
  };
  const { turn, fault } = useJpegs('application', (files) => void take(files));
  const failed = verdicts.filter(({ verdict }) => verdict === 'failed');
  const send = async (): Promise<void> => {
    if (checked.length < CHECKS.length) {
      setFailure(t('life.report.checks.required'));
      return;
    }
    if (!sheet) {
      setFailure(t('life.report.sheet.required'));
      return;
    }
    if (!proved && !compared) {
      setFailure(t('life.report.compared.required'));
      return;
    }
    setBusy(true);
    const problem = await onReport(sheet, compared);
    setBusy(false);
    if (!problem) return onClose();
    setFailure(problem);
    setDoubted(true);
  };
  return (
    <Dialog
      open
      centered
      width={640}
      title={t(`life.audit.${event}.action`)}
      okText={t(`life.audit.${event}.action`)}
      cancelText={t('kit.confirm.cancel.action')}
      okButtonProps={{ loading: busy }}
      onOk={() => void send()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <p className={styles.lead}>
        {failed.length > 0
          ? t('life.report.failed.help', { names: join(failed.map((rule) => say(ruleWord(rule)))) })
          : t('life.report.passed.help')}
      </p>
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
      <UploadField
        id="sealed-sheet"
        label={t('life.report.sheet.label')}
        help={t('life.report.sheet.help')}
        required
        error={fault ?? unfit}
        limits={LIMITS}
        value={sheet ? [{ id: sheet, name: facts?.name ?? '', size: facts?.size ?? 0 }] : []}
        sending={view.items.filter((item) => item.slot === SLOT)}
        onPick={(files) => void turn(files)}
        onTakeOut={(fileId) => {
          setSheet(null);
          forget();
          return () => setSheet(fileId);
        }}
        onPause={uploads.pause}
        onResume={uploads.resume}
        onCancel={uploads.remove}
        onDownload={openAttachment}
      />
      <ScanNote reading={reading} accepted={sheet !== null} version={filedVersion} />
      {sheet && !proved && (
        <div className={styles.checks}>
          <label>
            <input
              type="checkbox"
              checked={compared}
              onChange={({ target }) => setCompared(target.checked)}
            />
            {t('life.report.compared.label', { n: filedVersion })}
          </label>
        </div>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}
