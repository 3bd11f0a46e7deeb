import type { Fields } from '@contract/rules/draft-fields';
import { isOwner } from './policy';
import type { ApplicationRow } from './repository';
import type { Db, Scope } from './scope';
import { findSnapshot } from './snapshot-repository';

/** While the owner mends a returned application, the version that was filed is the one others see. */
export const visibleFields = async ({ db, caller }: Scope<Db>, row: ApplicationRow): Promise<Fields> => {
  if (isOwner(caller, row) || row.status !== 'returned') return row.fields;
  return (await findSnapshot(db, row.id, row.filedVersion))?.fields ?? row.fields;
};
