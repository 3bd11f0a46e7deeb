import { type KeyObject, sign } from 'node:crypto';
import { beijingDay } from '@contract/rules/beijing-time';
import { canonicalJson } from '@contract/rules/receipt-proof/canonical-json';
import { growTree } from '@contract/rules/receipt-proof/day-tree';
import { type DayStatement, linkHash, type Statement } from '@contract/rules/receipt-proof/proof';
import { DAY_MS } from '@contract/time-units';
import { keyIdOf } from '@server/crypto/receipt-key';
import type { Database, Transaction } from '@server/db/database';

/** More than a province files in a day. */
const RECEIPTS_MAX = 100_000;

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

const waitingAfter = async (tx: Transaction, sequence: number): Promise<Waiting[]> => {
  const rows = await tx
    .selectFrom('applicationReceipt')
    .select(['sequence', 'hash', 'statement'])
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(RECEIPTS_MAX)
    .execute();
  return rows.map(({ statement, ...row }) => ({
    ...row,
    day: beijingDay((JSON.parse(statement) as Statement).submittedAt),
  }));
};

/**
 * The next day to publish: its receipts follow each other in the chain. One that was committed after its own day had been
 * published, or whose clock had gone back, belongs to the next.
 */
export const nextToPublish = (
  waiting: readonly Waiting[],
  published: string | null,
): { day: string; receipts: Waiting[] } | null => {
  const [first] = waiting;
  if (!first) return null;
  const earliest = published === null ? '' : nextDay(published);
  const [day = first.day] = [first.day, earliest].sort().reverse();
  const end = waiting.findIndex((receipt) => receipt.day > day);
  return { day, receipts: end < 0 ? [...waiting] : waiting.slice(0, end) };
};

/** Publishes the next day that has ended; false once none is left. Replicas that do so at once write the same row. */
const publishNext = (db: Database, key: KeyObject, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const last = await latestDay(tx);
    const next = nextToPublish(await waitingAfter(tx, last?.lastSequence ?? 0), last?.day ?? null);
    const [first, end] = [next?.receipts[0], next?.receipts.at(-1)];
    if (!next || !first || !end || next.day >= beijingDay(now)) return false;
    const statement = canonicalJson({
      format: 'kaichuang-day-1',
      day: next.day,
      ...{ receipts: next.receipts.length, first: first.sequence, last: end.sequence },
      root: growTree(next.receipts.map(({ hash }) => hash)).root,
      head: end.hash,
      previous: last?.hash ?? '',
    } satisfies DayStatement);
    const signature = sign(null, Buffer.from(statement), key).toString('base64');
    await tx
      .insertInto('receiptDay')
      .values({
        ...{ day: next.day, firstSequence: first.sequence, lastSequence: end.sequence },
        ...{ statement, keyId: keyIdOf(key), signature },
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
