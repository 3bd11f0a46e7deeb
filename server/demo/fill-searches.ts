import { HOUR_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';

/** Words that invented people looked for, and how many of them. */
const WORDS: readonly [keyword: string, people: number][] = [
  ['申报指南', 14],
  ['预算', 11],
  ['单位审核', 9],
  ['合作协议', 7],
  ['阶段成果', 6],
  ['实名认证', 5],
];

const MOST = Math.max(...WORDS.map(([, people]) => people));

/** A keyword is suggested once several different people have searched for it, so each gets that many. */
export const fillSearches = async (tx: Transaction, now: Date): Promise<void> => {
  const accounts = await tx.selectFrom('account').select('id').orderBy('id', 'desc').limit(MOST).execute();
  const records = WORDS.flatMap(([keyword, people], word) =>
    accounts.slice(0, people).map(({ id }, person) => ({
      accountId: id,
      visitor: `a${id}`,
      keyword,
      scope: 'site',
      filters: '{}',
      hits: 3,
      at: new Date(now.getTime() - (word + person * WORDS.length) * HOUR_MS),
    })),
  );
  await tx.insertInto('searchRecord').values(records).execute();
};
