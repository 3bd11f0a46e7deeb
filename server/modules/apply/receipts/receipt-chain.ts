import type { KeyObject } from 'node:crypto';
import type { Calls } from '@contract/endpoints';
import type { ReceiptCheck, ReceiptFault } from '@contract/receipt-chain';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Statement } from '@contract/rules/receipt-proof/proof';
import { keyIdOf } from '@server/crypto/receipt-key';
import type { RetiredKey } from '@server/crypto/receipt-keyring';
import type { Db } from '@server/modules/apply/scope';
import { sql } from 'kysely';
import { type CheckRow, latestCheck } from './receipt-check';

type Chain = Calls['GET /prod-api/monitor/receipt/chain']['reply'];
interface Keys {
  receiptKey: KeyObject;
  retiredReceiptKeys: readonly RetiredKey[];
}

export const presentCheck = async (db: Db, row: CheckRow): Promise<ReceiptCheck> => {
  const by = row.startedBy
    ? await db
        .selectFrom('account')
        .select(sql<string>`coalesce(real_name, nickname)`.as('name'))
        .where('id', '=', row.startedBy)
        .executeTakeFirst()
    : undefined;
  return {
    id: row.id,
    status: row.status,
    checked: row.lastSequence,
    total: row.headSequence,
    brokenAt: row.brokenAt,
    fault: row.fault as ReceiptFault | null,
    startedAt: beijingIso(row.startedAt),
    finishedAt: row.finishedAt && beijingIso(row.finishedAt),
    startedBy: by?.name ?? null,
  };
};

const end = async (db: Db, direction: 'asc' | 'desc'): Promise<Chain['first']> => {
  const row = await db
    .selectFrom('applicationReceipt')
    .select(['sequence', 'statement'])
    .orderBy('sequence', direction)
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { submittedAt } = JSON.parse(row.statement) as Statement;
  return { sequence: row.sequence, at: beijingIso(new Date(submittedAt)) };
};

const keysOf = async (db: Db, { receiptKey, retiredReceiptKeys }: Keys): Promise<Chain['keys']> => {
  const used = await db
    .selectFrom('applicationReceipt')
    .select(['keyId', sql<number>`count(*)::int`.as('receipts')])
    .groupBy('keyId')
    .orderBy(sql`min(sequence)`)
    .execute();
  const current = keyIdOf(receiptKey);
  const retired = new Map(retiredReceiptKeys.map(({ key, until }) => [keyIdOf(key), until]));
  // The key in use is told even before it has signed anything.
  const all = used.some(({ keyId }) => keyId === current) ? used : [...used, { keyId: current, receipts: 0 }];
  return all.map(({ keyId, receipts }) => {
    const until = retired.get(keyId);
    const state = keyId === current ? 'current' : until ? 'retired' : 'unknown';
    return { keyId, receipts, state, until: until && keyId !== current ? beijingIso(until) : null };
  });
};

/** The state of the receipt chain that an auditor sees before starting a check. */
export const presentChain = async (db: Db, keys: Keys): Promise<Chain> => {
  const held = await keysOf(db, keys);
  const check = await latestCheck(db);
  return {
    count: held.reduce((sum, { receipts }) => sum + receipts, 0),
    first: await end(db, 'asc'),
    last: await end(db, 'desc'),
    keys: held,
    check: check ? await presentCheck(db, check) : null,
  };
};
