/** A question and its answer, both as they can be read on the page. */
export interface Asked {
  question: string;
  answer: string;
}

/** What a page is about, in the few schema.org types that fit ours; other pages only get breadcrumbs. */
export type Thing =
  /** A text with its publisher; null: the site itself. */
  | { type: 'article'; publisher: string | null }
  | { type: 'questions'; asked: readonly Asked[] }
  | { type: 'course'; provider: string };

/** A page above this one; in order, they are its breadcrumbs. */
export interface Step {
  title: string;
  path: string;
}
