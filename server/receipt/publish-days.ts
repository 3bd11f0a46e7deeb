import { type KeyObject, sign } from 'node:crypto';
import { beijingDay } from '@contract/rules/beijing-time';
import { canonicalJson } from '@contract/rules/receipt-proof/canonical-json';
import { growTree } from '@contract/rules/receipt-proof/day-tree';
import { type DayStatement, linkHash, type Statement } from '@contract/rules/receipt-proof/proof';
import { DAY_MS } from '@contract/time-units';
import { keyIdOf } from '@server/crypto/receipt-key';
import type { Database, Transaction } from '@server/db/database';

/**
 * Receipts read at a time: a day may have as many as a province submits, and after a standstill there are many days.
 */
const BATCH = 1000;

const nextDay = (day: string): string => beijingDay(Date.parse(`${day}T00:00:00+08:00`) + DAY_MS);

const latestDay = (tx: Transaction) =>
  tx
    .selectFrom('receiptDay')
    .select(['day', 'lastSequence', 'hash'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();

interface Waiting {
  sequence: number;
  hash: string;
  day: string;
}

const waitingAfter = async (tx: Transaction, sequence: number, limit: number): Promise<Waiting[]> => {
  const rows = await tx
    .selectFrom('applicationReceipt')
    .select(['sequence', 'hash', 'statement'])
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(limit)
    .execute();
  return rows.map(({ statement, ...row }) => ({
    ...row,
    day: beijingDay((JSON.parse(statement) as Statement).submittedAt),
  }));
};

/** All unpublished receipts from `first` on, up to the first one of a later day. */
const receiptsUntil = async (tx: Transaction, first: Waiting, day: string): Promise<Waiting[]> => {
  const receipts = [first];
  for (let last: Waiting | undefined = first; last; ) {
    const batch = await waitingAfter(tx, last.sequence, BATCH);
    const end = batch.findIndex((receipt) => receipt.day > day);
    for (const receipt of end < 0 ? batch : batch.slice(0, end)) receipts.push(receipt);
    last = end < 0 ? batch.at(-1) : undefined;
  }
  return receipts;
};

/**
 * The next day that has ended, with its receipts, which are consecutive in the chain. A receipt committed after its own
 * day was published, or under a clock that had gone back, belongs to the next day. While that day is not over, reading
 * a single receipt is enough to know.
 */
const nextToPublish = async (
  tx: Transaction,
  { after, published, now }: { after: number; published: string | null; now: Date },
): Promise<{ day: string; receipts: Waiting[] } | null> => {
  const [first] = await waitingAfter(tx, after, 1);
  if (!first) return null;
  const earliest = published === null ? '' : nextDay(published);
  const [day = first.day] = [first.day, earliest].sort().reverse();
  return day < beijingDay(now) ? { day, receipts: await receiptsUntil(tx, first, day) } : null;
};

/** Publishes the next day that has ended; false if there is none. Concurrent replicas compute the same row. */
const publishNext = (db: Database, key: KeyObject, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const last = await latestDay(tx);
    const after = last?.lastSequence ?? 0;
    const next = await nextToPublish(tx, { after, published: last?.day ?? null, now });
    const [first, end] = [next?.receipts[0], next?.receipts.at(-1)];
    if (!next || !first || !end) return false;
    const statement = canonicalJson({
      format: 'kaichuang-day-1',
      day: next.day,
      receipts: next.receipts.length,
      first: first.sequence,
      last: end.sequence,
      root: growTree(next.receipts.map(({ hash }) => hash)).root,
      head: end.hash,
      previous: last?.hash ?? '',
    } satisfies DayStatement);
    const signature = sign(null, Buffer.from(statement), key).toString('base64');
    await tx
      .insertInto('receiptDay')
      .values({
        day: next.day,
        firstSequence: first.sequence,
        lastSequence: end.sequence,
        statement,
        keyId: keyIdOf(key),
        signature,
        hash: linkHash(last?.hash ?? '', statement, signature),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  });

/** Publishes every day that has ended and gained receipts, the oldest first; after a standstill all that were missed. */
export const publishDays = async (db: Database, receiptKey: KeyObject, now: Date): Promise<void> => {
  while (await publishNext(db, receiptKey, now));
};
