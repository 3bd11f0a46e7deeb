import type { FilePurpose } from '@contract/attachment';
import type { Schema } from '@server/db/schema';
import type { Caller } from '@server/security/caller';
import type { Kysely } from 'kysely';

type Db = Kysely<Schema>;

/** What those who name files, or keep bytes of their own beside them, say of them; handed in by server/wiring. */
export interface FileUses {
  /** Each answers whether this person may read or decide something of its own that names the file. Asked in this order. */
  mayRead: readonly ((
    db: Db,
    caller: Caller,
    file: { id: string; purpose: FilePurpose },
  ) => Promise<boolean>)[];
  /** Nothing names the file any more. */
  unname: (db: Db, id: string) => Promise<void>;
  /** Those of these bytes that belong to no attachment, but to somebody. */
  knownBytes: (db: Db, keys: readonly string[]) => Promise<ReadonlySet<string>>;
}
