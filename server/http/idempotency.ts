import { createHash } from 'node:crypto';
import type { Database, Transaction } from '@server/db/database';
import { badRequest, unprocessable } from '@server/errors/app-error';

/** A request that may be repeated: the caller's key and a fingerprint of what was asked. */
export interface RepeatableRequest {
  accountId: number;
  key: string;
  requestHash: string;
}

export const repeatableRequest = (
  accountId: number,
  header: string | string[] | undefined,
  method: string,
  url: string,
  body: unknown,
): RepeatableRequest | null => {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\w-]{8,64}$/.test(header)) throw badRequest('request.key_form');
  const requestHash = createHash('sha256')
    .update(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
    .digest('hex');
  return { accountId, key: header, requestHash };
};

/**
 * Runs `work` in one transaction. With a key, the answer is stored in that same transaction; whoever comes second
 * waits on the key's row and gets the first answer, so a double click or a retry creates one thing (req:attack-a33).
 */
export const runOnce = async <T>(
  db: Database,
  request: RepeatableRequest | null,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    if (!request) return work(tx);
    const { accountId, key, requestHash } = request;
    const inserted = await tx
      .insertInto('idempotencyKey')
      .values({ accountId, key, requestHash, reply: 'null' })
      .onConflict((oc) => oc.columns(['accountId', 'key']).doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 0n) {
      const stored = await tx
        .selectFrom('idempotencyKey')
        .select(['requestHash', 'reply'])
        .where('accountId', '=', accountId)
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      if (stored.requestHash !== requestHash) throw unprocessable('idempotency.reused');
      return stored.reply as T;
    }
    const answer = await work(tx);
    await tx
      .updateTable('idempotencyKey')
      .set({ reply: JSON.stringify(answer ?? null) })
      .where('accountId', '=', accountId)
      .where('key', '=', key)
      .execute();
    return answer;
  });

/** Whether the stored answer will be given again: such a repetition must not count towards limits. */
export const wasDone = async ({ kysely }: Database, request: RepeatableRequest | null): Promise<boolean> =>
  request !== null &&
  (await kysely
    .selectFrom('idempotencyKey')
    .select('key')
    .where('accountId', '=', request.accountId)
    .where('key', '=', request.key)
    .executeTakeFirst()) !== undefined;

/** The record that a request with this key has made, as long as the key is remembered. */
export const idMadeWith = async (db: Database, accountId: number, key: string): Promise<number | null> => {
  const stored = await db.kysely
    .selectFrom('idempotencyKey')
    .select('reply')
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  const made = stored?.reply as { id?: unknown } | null | undefined;
  return typeof made?.id === 'number' ? made.id : null;
};
