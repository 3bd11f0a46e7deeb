import type { VerifiedReceipt } from '@contract/receipt';
import { beijingWord } from '@contract/rules/beijing-time';
import { groupedDigest } from '@contract/rules/digest-groups';
import { Receipt } from '@/components/Receipt';
import { Seal } from '@/components/Seal';
import { useSiteName } from '@/hooks/useSiteName';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { SignedProof } from './SignedProof';

/** What is proved, and what is needed to prove it elsewhere. */
export function VerifiedSlip({ receipt }: { receipt: VerifiedReceipt }) {
  const t = useText();
  const say = useWords();
  const join = useList();
  const time = useTimeText();
  const name = useSiteName();
  const { code, no, submittedAt, filedVersion, digest, sequence, statement, signature, publicKey } = receipt;
  const { keyId, day, withdrawnAt, latest } = receipt;
  // The receipt is genuine all the same: it proves what was submitted at that time.
  const since = [
    withdrawnAt && t('verify.result.withdrawn.help', { at: say(beijingWord(withdrawnAt)) }),
    latest &&
      t('verify.result.later.help', {
        n: latest.filedVersion,
        at: say(beijingWord(latest.submittedAt)),
      }),
  ].filter((sentence) => typeof sentence === 'string');
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
      <SignedProof name={no} proof={{ statement, signature, keyId, day }} publicKey={publicKey} />
    </>
  );
}
