import { canonicalJson } from '@contract/rules/receipt-proof/canonical-json';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { auditHash } from './audit-hash';

const BATCH = 2000;

export interface ChainVerdict {
  intact: boolean;
  checked: number;
  brokenAt: number | null;
}

/**
 * Walks the whole log from its first row: a row that was changed, taken out or put in breaks the chain, and rows
 * cut off at the end are missed by the head. The head is read first, so that rows written meanwhile do not count.
 */
export const verifyChain = async (db: Kysely<Schema>, stopping?: AbortSignal): Promise<ChainVerdict> => {
  const head = await db.selectFrom('auditHead').select('hash').where('id', '=', 1).executeTakeFirstOrThrow();
  let previous = '';
  let last = 0;
  let checked = 0;
  while (previous !== head.hash) {
    stopping?.throwIfAborted();
    const rows = await db
      .selectFrom('auditEvent')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return { intact: false, checked, brokenAt: last === 0 ? null : last };
    for (const { hash, previousHash, detail, ...facts } of rows) {
      const sealed = auditHash(previous, { ...facts, detail: canonicalJson(detail) });
      if (previousHash !== previous || sealed !== hash) return { intact: false, checked, brokenAt: facts.id };
      previous = hash;
      last = facts.id;
      checked += 1;
      if (previous === head.hash) break;
    }
  }
  return { intact: true, checked, brokenAt: null };
};
