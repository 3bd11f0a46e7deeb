import type { LetterSummary } from '@contract/letter';
import { beijingWord } from '@contract/rules/beijing-time';
import { LETTER_WORDS } from '@contract/rules/decision-letter';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';

/** Why a letter is no longer valid; null if it is. */
export function useStandingText(): (standing: LetterSummary['standing']) => string | null {
  const t = useText();
  const say = useWords();
  return ({ state, at, by }) => {
    if (at === null) return null;
    const since = say(beijingWord(at));
    if (state === 'replaced' && by)
      return t('letter.state.replaced.help', { at: since, letter: say(LETTER_WORDS.word(by)) });
    return t('letter.state.withdrawn.help', { at: since });
  };
}
