import type { Caller } from '@server/plugins/caller';
import { applicationsNaming } from './file-repository';
import { mayRead } from './policy';
import type { Db } from './scope';

/** A file can be read by whoever may read an application that names it. */
export const mayReadFile = async (db: Db, caller: Caller, fileId: string): Promise<boolean> =>
  (await applicationsNaming(db, fileId)).some((application) => mayRead(caller, application));
