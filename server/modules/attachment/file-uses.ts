import type { FilePurpose } from '@contract/attachment';
import type { Schema } from '@server/db/schema';
import type { Caller } from '@server/security/caller';
import type { Kysely } from 'kysely';

type Db = Kysely<Schema>;

/**
 * What modules that name files, or store bytes of their own in the same place, tell this module; passed in by
 * server/wiring.
 */
export interface FileUses {
  /** Each checks whether this person may read a record of its own that names the file. Asked in this order. */
  mayRead: readonly ((
    db: Db,
    caller: Caller,
    file: { id: string; purpose: FilePurpose },
  ) => Promise<boolean>)[];
  /** Called when a file is deleted although it may still be named. */
  unname: (db: Db, id: string) => Promise<void>;
  /** Which of these storage keys are in use for something other than an attachment. */
  knownBytes: (db: Db, keys: readonly string[]) => Promise<ReadonlySet<string>>;
}
