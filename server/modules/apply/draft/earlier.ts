import type { Origin } from '@contract/origin';
import { beijingIso } from '@contract/rules/beijing-time';
import { carryOver } from '@contract/rules/carry-over';
import { type Fields, flatten, nest } from '@contract/rules/draft-fields';
import type { StartedFrom } from '@contract/started-from';
import { openFields, readableFields } from '@server/crypto/field-sealing';
import { notFound } from '@server/errors/app-error';
import { isOwner } from '@server/modules/apply/policy';
import { findApplication } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { findSnapshot } from '@server/modules/apply/snapshot-repository';

interface Earlier {
  fields: Fields;
  origin: Origin;
  startedFrom: StartedFrom;
}

/**
 * What a draft takes from an earlier application of the same person: its version filed last, without what belongs to
 * its period. What was never filed, or is another's, does not exist here.
 */
export const earlierOf = async (
  { db, caller, sealer }: Scope,
  id: number,
  unitId: number | null,
): Promise<Earlier> => {
  const row = await findApplication(db, id);
  if (!row || !isOwner(caller, row) || row.no === null) throw notFound('apply.no_earlier');
  const filed = await findSnapshot(db, id, row.filedVersion);
  if (!filed) throw notFound('apply.no_earlier');
  const open = flatten(nest(readableFields(openFields(sealer, filed.fields))));
  const { copied, anew } = carryOver(open, {
    status: row.status,
    sameUnit: open['unit.unitId'] !== null && open['unit.unitId'] === unitId,
  });
  const at = beijingIso(filed.submittedAt);
  const from = { applicationId: id, no: row.no, filedVersion: filed.filedVersion, at };
  return {
    fields: copied,
    origin: { kind: 'earlier', ...from },
    startedFrom: { ...from, title: row.title, anew },
  };
};
