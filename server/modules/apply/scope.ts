import type { Calls } from '@contract/endpoints';
import type { ScannedPage } from '@contract/rules/stamp-verdict';
import type { AuditSource } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Caller } from '@server/security/caller';
import type { Kysely } from 'kysely';

/** The pool or a transaction: repositories do not care which. */
export type Db = Kysely<Schema>;

/** What comes with an event: reason, remarks, scan; which of them it needs is in the status machine. */
export type EventBody = Calls['POST /prod-api/cms/apply/{id}/{event}']['body'] & {
  /** The pages of the uploaded scan as the service read them; not sent by the client. */
  scan?: readonly ScannedPage[];
};

/** What every use-case acts in: who asks, when, with which connection and key. `Scope<Db>` is enough to read. */
export interface Scope<D extends Db = Transaction> {
  db: D;
  caller: Caller;
  now: Date;
  sealer: Sealer;
  source: AuditSource;
}
