import type { VerifiedReceipt } from '@contract/receipt';
import { beijingWord } from '@contract/rules/beijing-time';
import { groupedDigest } from '@contract/rules/digest-groups';
import type { ReceiptProof } from '@contract/rules/receipt-proof/proof';
import { Button } from '@/components/Button';
import { Receipt } from '@/components/Receipt';
import { Seal } from '@/components/Seal';
import { useSiteName } from '@/hooks/useSiteName';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { saveFile } from '@/utils/save-file';
import styles from './index.module.css';

/** What is proved, and what is needed to prove it elsewhere. */
export function VerifiedSlip({ receipt }: { receipt: VerifiedReceipt }) {
  const t = useText();
  const say = useWords();
  const join = useList();
  const time = useTimeText();
  const name = useSiteName();
  const { code, no, submittedAt, filedVersion, digest, sequence, statement, signature, publicKey } = receipt;
  const { withdrawnAt, latest } = receipt;
  // The receipt is genuine all the same: what it says was filed then.
  const since = [
    withdrawnAt && t('verify.result.withdrawn.help', { at: say(beijingWord(withdrawnAt)) }),
    latest &&
      t('verify.result.later.help', {
        n: latest.filedVersion,
        at: say(beijingWord(latest.submittedAt)),
      }),
  ].filter((sentence) => typeof sentence === 'string');
  const save = (): void => {
    const { keyId, day } = receipt;
    const file: ReceiptProof = { format: 'kaichuang-proof-1', statement, signature, keyId, day };
    saveFile(`${no}-proof.json`, new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }));
  };
  const proof = { statement, signature, key: publicKey };
  return (
    <>
      <Receipt
        title={t('verify.result.genuine.title')}
        lead={t('verify.result.genuine.help')}
        {...(since.length > 0 && { notice: join(since, 'sentences') })}
        facts={[
          { label: t('application.receipt.no.label'), value: <bdi>{no}</bdi> },
          { label: t('application.receipt.at.label'), value: <bdi>{say(beijingWord(submittedAt))}</bdi> },
          { label: t('application.receipt.version.label'), value: String(filedVersion) },
          { label: t('application.receipt.digest.label'), value: <bdi>{groupedDigest(digest)}</bdi> },
          {
            label: t('verify.result.sequence.label'),
            value: t('verify.result.sequence.help', { n: sequence }),
          },
        ]}
        code={{ label: t('application.receipt.code.label'), value: code }}
        seal={
          <Seal
            label={t('verify.result.seal.label')}
            word={t('verify.result.sealed.label')}
            above={name}
            below={time.date(submittedAt).replaceAll('-', '.')}
          />
        }
      />
      <div className={styles.line}>
        <Button icon="download" onClick={save}>
          {t('verify.proof.save.action')}
        </Button>
      </div>
      <details className={styles.proof}>
        <summary>{t('verify.proof.self.title')}</summary>
        <p className={styles.help}>{t('verify.proof.self.help')}</p>
        <dl>
          {(['statement', 'signature', 'key'] as const).map((part) => (
            <div key={part}>
              <dt>{t(`verify.proof.${part}.label`)}</dt>
              <dd dir="ltr">
                <code>{proof[part]}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
