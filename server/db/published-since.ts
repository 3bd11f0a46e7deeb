/** A stretch of time, and the reader whose own work is no news to them. */
export interface Since {
  after: Date;
  until: Date;
  accountId: number;
}

/** More than anybody would count in a notice. */
export const NEWS_MAX = 200;

/** What was published in it: how many, and the newest by name. */
export interface News {
  count: number;
  titles: string[];
}
