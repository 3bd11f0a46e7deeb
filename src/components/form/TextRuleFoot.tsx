import { textLength } from '@contract/rules/text-length';
import { TEXT_SHAPES } from '@contract/rules/text-shapes';
import { useWords } from '@/i18n/useWords';
import { CharacterCount } from './CharacterCount';
import styles from './CharacterCount.module.css';
import { isFarFrom, type TextRule } from './text-rule';

/** Whether the rule is shown below the field: not if any text will do, the help says it, or the cap is far off. */
export const isToldBelow = ({ max, shape }: TextRule, value: string | null): boolean =>
  max === undefined ? shape !== 'any' && shape !== 'told' : !isFarFrom(textLength(value), max);

/** The rule of a text, at the end of the line below its field. */
export function TextRuleFoot({ id, value, rule }: { id: string; value: string | null; rule: TextRule }) {
  const say = useWords();
  const { min, max, shape } = rule;
  if (max !== undefined) return <CharacterCount id={id} count={textLength(value)} min={min} max={max} />;
  if (shape === 'any' || shape === 'told') return null;
  return (
    <span className={styles.count} id={id}>
      {say(TEXT_SHAPES[shape])}
    </span>
  );
}
