import { growTree } from '@contract/rules/receipt-proof/day-tree';
import { type DayStatement, linkHash } from '@contract/rules/receipt-proof/proof';
import type { Keyring } from '@server/crypto/receipt-keyring';
import type { Database } from '@server/db/database';
import { hashesBetween } from './day-hashes';
import { isSignedBy } from './filed-receipt';

type Db = Database['kysely'];
type Link = { lastSequence: number; hash: string };

const saidBy = (statement: string): DayStatement | null => {
  try {
    return JSON.parse(statement) as DayStatement;
  } catch {
    return null; // Somebody has written over it.
  }
};

/** Sequence of the first receipt of the first day that differs from what was published; null if all days match. */
export const firstBrokenDay = async (db: Db, keyring: Keyring): Promise<number | null> => {
  const days = await db.selectFrom('receiptDay').selectAll().orderBy('firstSequence').execute();
  let before: Link = { lastSequence: 0, hash: '' };
  for (const { statement, signature, keyId, hash, firstSequence, lastSequence } of days) {
    const said = saidBy(statement);
    const key = said && keyring(keyId, new Date(`${said.day}T00:00:00+08:00`));
    const hashes = await hashesBetween(db, firstSequence, lastSequence);
    const stands =
      key &&
      isSignedBy(key, statement, signature) &&
      hash === linkHash(before.hash, statement, signature) &&
      said.previous === before.hash &&
      said.first === firstSequence &&
      said.last === lastSequence &&
      firstSequence === before.lastSequence + 1 &&
      said.receipts === hashes.length &&
      said.head === hashes.at(-1) &&
      said.root === growTree(hashes).root;
    if (!stands) return firstSequence;
    before = { lastSequence, hash };
  }
  return null;
};
