import type { AuditSource } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Caller } from '@server/security/caller';
import type { Kysely } from 'kysely';

/** What every use-case acts in: who asks, when, with which connection and key; a pool is enough to read. */
export interface ResultScope<D extends Kysely<Schema> = Transaction> {
  db: D;
  caller: Caller;
  now: Date;
  sealer: Sealer;
  source: AuditSource;
}
