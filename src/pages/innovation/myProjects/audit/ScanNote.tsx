import { scanWord } from '@contract/rules/stamp-words';
import { Icon } from '@/components/Icon';
import { Spinner } from '@/components/Spinner';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './audit.module.css';
import type { ReadingState } from './useScanReading';

const ICONS = { proved: 'check', asks: 'info', refused: 'alert' } as const;

interface Props {
  reading: ReadingState;
  /** True once the service has accepted the file; a refused file is not described as a scan. */
  accepted: boolean;
  version: number;
}

/** What was recognised on each page of the scan, and what follows from it. */
export function ScanNote({ reading, accepted, version }: Props) {
  const t = useText();
  const say = useWords();
  if (reading === 'none') return null;
  if (reading === 'busy')
    return (
      <p role="status" className={styles.scan}>
        <Spinner /> {t('life.report.scanning.help')}
      </p>
    );
  const { verdict, findings } = reading;
  if (!accepted && verdict !== 'refused') return null;
  return (
    <div role={verdict === 'refused' ? 'alert' : 'status'} className={styles.scan} data-verdict={verdict}>
      <p>
        <Icon name={ICONS[verdict]} /> {t(`life.report.${verdict}.help`, { n: version })}
      </p>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={`${finding.kind}-${finding.page}`}>{say(scanWord(finding, version))}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
