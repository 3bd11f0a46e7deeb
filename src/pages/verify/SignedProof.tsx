import type { ReceiptProof } from '@contract/rules/receipt-proof/proof';
import { Button } from '@/components/Button';
import { KeptDetails } from '@/components/KeptDetails';
import { useText } from '@/i18n/useText';
import { saveFile } from '@/utils/save-file';
import styles from './index.module.css';

interface Props {
  /** Prefix of the file name. */
  name: string;
  proof: Omit<ReceiptProof, 'format'>;
  publicKey: string;
}

/** What is needed to verify the receipt elsewhere: as a file, and on the page. */
export function SignedProof({ name, proof, publicKey }: Props) {
  const t = useText();
  const save = (): void => {
    const file: ReceiptProof = { format: 'kaichuang-proof-1', ...proof };
    saveFile(`${name}-proof.json`, new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }));
  };
  const parts = { statement: proof.statement, signature: proof.signature, key: publicKey };
  return (
    <>
      <div className={styles.line}>
        <Button icon="download" onClick={save}>
          {t('verify.proof.save.action')}
        </Button>
      </div>
      <KeptDetails keptAs="proof" className={styles.proof}>
        <summary>{t('verify.proof.self.title')}</summary>
        <p className={styles.help}>{t('verify.proof.self.help')}</p>
        <dl>
          {(['statement', 'signature', 'key'] as const).map((part) => (
            <div key={part}>
              <dt>{t(`verify.proof.${part}.label`)}</dt>
              <dd dir="ltr">
                <code>{parts[part]}</code>
              </dd>
            </div>
          ))}
        </dl>
      </KeptDetails>
    </>
  );
}
