/** A stretch of time, and the reader whose own work is no news to them. */
export interface Since {
  after: Date;
  until: Date;
  accountId: number;
}

/** Counting stops here; no notice needs a higher number. */
export const NEWS_MAX = 200;

/** What was published in the period: the number, and the newest item by name. */
export interface News {
  count: number;
  titles: string[];
}
