import { isScanFault } from '@contract/certification-choices';
import { Banner } from '@/components/Banner';
import { WrittenText } from '@/components/WrittenText';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { CertificationRecord } from './certification-records';
import { refusalText } from './refusal-text';
import { ScanExample } from './ScanExample';
import styles from './ScanExample.module.css';

/** Why the last application was refused, what a good scan looks like, and that the place in the queue is kept. */
export function RefusedNote({ record }: { record: CertificationRecord }) {
  const t = useText();
  const say = useWords();
  const { reason_code: code } = record;
  const { reason, added } = refusalText(say, record);
  return (
    <Banner tone="warning">
      <div className={styles.refused}>
        <p>
          <WrittenText>{t('certification.refused.self.label', { reason })}</WrittenText>
        </p>
        {added && (
          <p>
            <bdi>
              <WrittenText>{added}</WrittenText>
            </bdi>
          </p>
        )}
        <p>{t('certification.refused.place.help')}</p>
        {isScanFault(code) && <ScanExample fault={code} />}
      </div>
    </Banner>
  );
}
