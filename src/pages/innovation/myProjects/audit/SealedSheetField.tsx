import { UploadField } from '@/components/form/UploadField';
import { useText } from '@/i18n/useText';
import { openAttachment } from '@/services/attachment';
import styles from './audit.module.css';
import { ScanNote } from './ScanNote';
import { type SealedSheet, SHEET_LIMITS } from './useSealedSheet';

interface Props {
  sealed: SealedSheet;
  /** The version of the application that the sheet must match. */
  version: number;
}

/** Accepts the scan, shows what was recognised, and asks a person to confirm if that does not prove the version. */
export function SealedSheetField({ sealed, version }: Props) {
  const t = useText();
  const { sheet, facts, reading, proved, compared, setCompared, uploads } = sealed;
  return (
    <>
      <UploadField
        id="sealed-sheet"
        label={t('life.report.sheet.label')}
        help={t('life.report.sheet.help')}
        required
        error={sealed.fault}
        limits={SHEET_LIMITS}
        value={sheet ? [{ id: sheet, name: facts?.name ?? '', size: facts?.size ?? 0 }] : []}
        sending={sealed.sending}
        onPick={(files) => void sealed.turn(files)}
        onTakeOut={sealed.takeOut}
        onPause={uploads.pause}
        onResume={uploads.resume}
        onCancel={uploads.remove}
        onDownload={openAttachment}
      />
      <ScanNote reading={reading} accepted={sheet !== null} version={version} />
      {sheet && !proved && (
        <div className={styles.checks}>
          <label>
            <input
              type="checkbox"
              checked={compared}
              onChange={({ target }) => setCompared(target.checked)}
            />
            {t('life.report.compared.label', { n: version })}
          </label>
        </div>
      )}
    </>
  );
}
