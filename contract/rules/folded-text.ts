/** Part of a text in UTF-16 units, from `start` up to but not including `end`. */
export interface Span {
  start: number;
  end: number;
}

export interface FoldedText {
  /** The text in half-width, lower case, without invisible characters. */
  plain: string;
  /** `plain` with Chinese numerals as digits; it has the same length. */
  spelled: string;
  /** Position in the original text of a part of the folded text. */
  spanOf: (start: number, end: number) => Span;
}

const UNSEEN = /[\p{Cf}\p{Mn}]/u;
const NUMERALS: Record<string, string> = Object.fromEntries(
  [...'〇一二三四五六七八九'].map((numeral, digit) => [numeral, String(digit)]),
);
const OTHERS: Record<string, string> = { 零: '0', 幺: '1', 两: '2' };

/** A text prepared for comparison: width, case and invisible characters make no difference. */
export function foldText(text: string): FoldedText {
  let plain = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const folded = UNSEEN.test(character) ? '' : character.normalize('NFKC').toLowerCase();
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(at);
      ends.push(at + character.length);
    }
    plain += folded;
    at += character.length;
  }
  const spelled = plain.replace(
    /[〇零一二三四五六七八九幺两]/g,
    (numeral) => NUMERALS[numeral] ?? OTHERS[numeral] ?? numeral,
  );
  const spanOf = (start: number, end: number): Span => ({
    start: starts[start] ?? text.length,
    end: ends[end - 1] ?? text.length,
  });
  return { plain, spelled, spanOf };
}
