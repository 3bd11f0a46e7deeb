import { isWordPiece } from '@server/modules/search/service';

export interface Text {
  grams: readonly string[];
  haystack: string;
}

const K1 = 1.2;
const B = 0.75;
/** Factor on the score if both are in the same field. */
const SAME_FIELD = 1.33;
const SHORTEST = 3;
const LONGEST = 12;
const SHOWN = 3;

/** Only the words of the indexed pieces. */
export const plain = (grams: readonly string[]): string[] => grams.filter(isWordPiece);

/** The text without the name of its unit: words like 有限公司 occur in every name and mean nothing. */
export function withoutUnit({ grams, haystack }: Text, unitName: string): Text {
  if (unitName === '') return { grams, haystack };
  const rest = haystack.replaceAll(unitName.normalize('NFKC').toLowerCase(), ' ');
  return { haystack: rest, grams: grams.filter((gram) => rest.includes(gram)) };
}

/** BM25 of each candidate against one text. Pieces stand once in a document, so the frequency is always one. */
export function bm25(source: Text, candidates: readonly Text[]): number[] {
  const asked = new Set(plain(source.grams));
  const documents = candidates.map(({ grams }) => plain(grams));
  const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
  const found = new Map<string, number>();
  for (const document of documents)
    for (const gram of document) if (asked.has(gram)) found.set(gram, (found.get(gram) ?? 0) + 1);
  return documents.map((document) => {
    const weight = (K1 + 1) / (1 + K1 * (1 - B + (B * document.length) / Math.max(1, average)));
    return document.reduce((sum, gram) => {
      const n = found.get(gram);
      return n === undefined ? sum : sum + weight * Math.log(1 + (documents.length - n + 0.5) / (n + 0.5));
    }, 0);
  });
}

export const weighed = (score: number, sameField: boolean): number => score * (sameField ? SAME_FIELD : 1);

/**
 * Particles at the edges of a passage: cut off, because a passage that starts in the middle of a phrase reads like a
 * mistake.
 */
const EDGES = /^[的了和在与及或为是将把被]+|(?<![的了和在与及或为是将把被])[的了和在与及或为是将把被]+$/gu;

/**
 * The longest of these passages, without parts of each other. What is part of a longer passage is part of one that is
 * shown. Two copies of one text share thousands, so the rest is not looked at (req:attack-a61).
 */
function longestOf(passages: ReadonlySet<string>): string[] {
  const shown: string[] = [];
  for (const one of [...passages].sort((a, b) => b.length - a.length)) {
    if (shown.length === SHOWN) break;
    if (!shown.some((longer) => longer.includes(one))) shown.push(one);
  }
  return shown;
}

/** The longest passages of Han characters or words that occur in both texts: they show the reader why the two match. */
export function sharedPassages(source: string, candidate: string): string[] {
  const found = new Set<string>();
  for (const run of source.match(/\p{Script=Han}+/gu) ?? []) {
    const letters = [...run];
    for (let from = 0; from + SHORTEST <= letters.length; from += 1) {
      let length = 0;
      while (
        length < LONGEST &&
        from + length < letters.length &&
        candidate.includes(letters.slice(from, from + length + 1).join(''))
      )
        length += 1;
      const passage = letters
        .slice(from, from + length)
        .join('')
        .replace(EDGES, '');
      if (passage.length >= SHORTEST) found.add(passage);
    }
  }
  return longestOf(found);
}
