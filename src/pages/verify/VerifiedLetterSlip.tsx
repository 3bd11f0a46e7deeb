import type { VerifiedLetter } from '@contract/letter';
import { ACTOR_WORDS } from '@contract/rules/actor-words';
import { beijingWord } from '@contract/rules/beijing-time';
import { LETTER_WORDS } from '@contract/rules/decision-letter';
import { groupedDigest } from '@contract/rules/digest-groups';
import { Receipt } from '@/components/Receipt';
import { Seal } from '@/components/Seal';
import { useSiteName } from '@/hooks/useSiteName';
import { useMoney } from '@/i18n/useMoney';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { useStandingText } from '@/pages/parts/letters/useStandingText';
import { SignedProof } from './SignedProof';

/** The decision in a letter, to compare with the paper, and whether it is still valid. */
export function VerifiedLetterSlip({ letter }: { letter: VerifiedLetter }) {
  const t = useText();
  const say = useWords();
  const money = useMoney();
  const time = useTimeText();
  const site = useSiteName();
  const standingText = useStandingText();
  const { code, no, title, unitName, leader, budget, decidedAt, standing, digest } = letter;
  const { statement, signature, keyId, publicKey } = letter;
  const isCurrent = standing.state === 'current';
  const notice = standingText(standing);
  return (
    <>
      <Receipt
        title={t('verify.letter.genuine.title')}
        lead={t(isCurrent ? 'verify.letter.current.help' : 'verify.letter.past.help')}
        {...(notice !== null && { notice })}
        facts={[
          { label: t('verify.letter.kind.label'), value: say(LETTER_WORDS.word(letter.letter)) },
          { label: t('application.receipt.no.label'), value: <bdi>{no}</bdi> },
          { label: t('application.receipt.title.label'), value: <bdi>{title}</bdi> },
          { label: t('application.receipt.unit.label'), value: <bdi>{unitName}</bdi> },
          { label: t('application.receipt.leader.label'), value: <bdi>{leader}</bdi> },
          ...(budget === null
            ? []
            : [{ label: t('application.receipt.budget.label'), value: money.amount(budget) }]),
          { label: t('verify.letter.decided.label'), value: <bdi>{say(beijingWord(decidedAt))}</bdi> },
          { label: t('verify.letter.organ.label'), value: say(ACTOR_WORDS.word('office')) },
          { label: t('application.receipt.digest.label'), value: <bdi>{groupedDigest(digest)}</bdi> },
        ]}
        code={{ label: t('application.receipt.code.label'), value: code }}
        seal={
          // A seal beside a letter that is no longer valid would contradict the text.
          isCurrent && (
            <Seal
              label={t('verify.result.seal.label')}
              word={t('verify.result.sealed.label')}
              above={site}
              below={time.date(decidedAt).replaceAll('-', '.')}
            />
          )
        }
      />
      <SignedProof name={no} proof={{ statement, signature, keyId, day: null }} publicKey={publicKey} />
    </>
  );
}
