import { LETTER_TEXTS, type LetterKind } from '@contract/letter-choices';
import { beijingWord } from '@contract/rules/beijing-time';
import { LETTER_WORDS } from '@contract/rules/decision-letter';
import { codeOfDigest, groupedDigest } from '@contract/rules/digest-groups';
import type { LetterStatement } from '@contract/rules/receipt-proof/proof';
import { Anchor } from '@/components/Anchor';
import { Receipt } from '@/components/Receipt';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './index.module.css';

const isKind = (letter: string): letter is LetterKind => Object.hasOwn(LETTER_TEXTS, letter);

/** What the file of a letter proves on its own; whether the letter is still valid can be checked only with its code. */
export function JudgedLetter({ letter, isDocument }: { letter: LetterStatement; isDocument: boolean }) {
  const t = useText();
  const say = useWords();
  const kind = isKind(letter.letter) ? say(LETTER_WORDS.word(letter.letter)) : letter.letter;
  const code = codeOfDigest(letter.digest);
  return (
    <div className={styles.judged}>
      <Receipt
        title={t('verify.letter.genuine.title')}
        facts={[
          { label: t('verify.letter.kind.label'), value: kind },
          { label: t('application.receipt.no.label'), value: <bdi>{letter.no}</bdi> },
          { label: t('verify.letter.decided.label'), value: <bdi>{say(beijingWord(letter.decidedAt))}</bdi> },
          { label: t('application.receipt.digest.label'), value: <bdi>{groupedDigest(letter.digest)}</bdi> },
        ]}
        code={{ label: t('application.receipt.code.label'), value: code }}
      />
      <p className={styles.help}>
        {t(isDocument ? 'verify.file.document.help' : 'verify.file.compare.help')}
      </p>
      <p className={styles.help}>{t('verify.letter.file.help')}</p>
      <Anchor to={`/verify?code=${code}`}>{t('verify.file.again.action')}</Anchor>
    </div>
  );
}
