import { beijingWord } from '@contract/rules/beijing-time';
import { groupedDigest } from '@contract/rules/digest-groups';
import type { Judgement } from '@contract/rules/receipt-proof/judge';
import { Anchor } from '@/components/Anchor';
import { Receipt } from '@/components/Receipt';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './index.module.css';
import { JudgedLetter } from './JudgedLetter';
import { KeptDaysSlip } from './KeptDaysSlip';
import { RefusedReceipt } from './RefusedReceipt';

/** The first four groups of the digest, as the receipt prints them. */
const codeOf = (digest: string): string => groupedDigest(digest.slice(0, 16)).replaceAll(' ', '-');

/** What a file proves by itself, or why it proves nothing. */
export function JudgedFile({ name, judgement }: { name: string; judgement: Judgement }) {
  const t = useText();
  const say = useWords();
  const join = useList();
  if (judgement.fault !== null) {
    const reason = t(`verify.fault.${judgement.fault}.help`);
    const day = 'day' in judgement ? judgement.day : undefined;
    return (
      <div className={styles.judged}>
        <RefusedReceipt kind="changed" reason={day ? join([day, reason], 'facts') : reason} />
        <p className={styles.help}>
          <bdi>{name}</bdi>
        </p>
      </div>
    );
  }
  if ('kept' in judgement) return <KeptDaysSlip kept={judgement.kept} />;
  if ('letter' in judgement)
    return <JudgedLetter letter={judgement.letter} isDocument={judgement.isDocument} />;
  const { said, day, isDocument } = judgement;
  const code = codeOf(said.digest);
  return (
    <div className={styles.judged}>
      <Receipt
        title={t('verify.result.genuine.title')}
        lead={t('verify.file.genuine.help')}
        facts={[
          { label: t('application.receipt.no.label'), value: <bdi>{said.no}</bdi> },
          {
            label: t('application.receipt.at.label'),
            value: <bdi>{say(beijingWord(said.submittedAt))}</bdi>,
          },
          { label: t('application.receipt.version.label'), value: String(said.filedVersion) },
          { label: t('application.receipt.digest.label'), value: <bdi>{groupedDigest(said.digest)}</bdi> },
          {
            label: t('verify.result.sequence.label'),
            value: t('verify.result.sequence.help', { n: said.sequence }),
          },
          {
            label: t('verify.file.published.label'),
            value: day ? t('verify.file.published.help', { day: day.day }) : t('verify.file.notYet.help'),
          },
        ]}
        code={{ label: t('application.receipt.code.label'), value: code }}
      />
      <p className={styles.help}>
        {t(isDocument ? 'verify.file.document.help' : 'verify.file.compare.help')}
      </p>
      <Anchor to={`/verify?code=${code}`}>{t('verify.file.again.action')}</Anchor>
    </div>
  );
}
