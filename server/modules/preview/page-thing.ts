/** A question and its answer, both as they can be read on the page. */
export interface Asked {
  question: string;
  answer: string;
}

/** What a page is, in the few types of schema.org that fit one of ours; a page that fits none says only where it stands. */
export type Thing =
  /** A text with its publisher; null: the site itself. */
  | { type: 'article'; publisher: string | null }
  | { type: 'questions'; asked: readonly Asked[] }
  | { type: 'course'; provider: string };

/** A page above this one, in the order in which they are walked. */
export interface Step {
  title: string;
  path: string;
}
