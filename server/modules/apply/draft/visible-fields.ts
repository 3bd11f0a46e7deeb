import type { Fields } from '@contract/rules/draft-fields';
import { partOf } from '@server/modules/apply/policy';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { findSnapshot } from '@server/modules/apply/snapshot-repository';

/** While a returned application is being mended, the version that was filed is the one others see. */
export const visibleFields = async ({ db, caller }: Scope<Db>, row: ApplicationRow): Promise<Fields> => {
  if (partOf(caller, row) !== null || row.status !== 'returned') return row.fields;
  return (await findSnapshot(db, row.id, row.filedVersion))?.fields ?? row.fields;
};
