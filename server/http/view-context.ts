import type { Schema } from '@server/db/schema';
import type { Caller } from '@server/security/caller';
import type { Kysely } from 'kysely';

/** Who reads, and when: what a link may show hangs on both. */
export interface ViewContext {
  db: Kysely<Schema>;
  caller: Caller | null;
  now: Date;
}
