import type { Token } from 'markdown-it';

/** A line that marks the place of a figure: `[图 1]`, with any brackets and digits that input methods produce. */
const PLACE = /^[[［【]\s*图\s*([0-9０-９]{1,2})\s*[\]］】]$/;

const numberOf = (text: string): number => Number(PLACE.exec(text.trim())?.[1]?.normalize('NFKC') ?? 0);

export interface Placed {
  /** The tokens, with each figure in place of the paragraph that names it. */
  tokens: Token[];
  /** Those that no paragraph names. */
  left: string[];
}

/** Puts figures, each of them HTML, where the text names them by their number; the second naming of one stays text. */
export const placeFigures = (tokens: readonly Token[], figures: readonly string[]): Placed => {
  const left = new Map(figures.map((html, index) => [index + 1, html]));
  const placed: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    const number = token.type === 'paragraph_open' ? numberOf(tokens[i + 1]?.content ?? '') : 0;
    const html = left.get(number);
    if (html === undefined) placed.push(token);
    else {
      placed.push(Object.assign(token, { type: 'html_block', content: html, nesting: 0, hidden: false }));
      left.delete(number);
      // Skips the text and the end of the paragraph as well.
      i += 2;
    }
  }
  return { tokens: placed, left: [...left.values()] };
};
