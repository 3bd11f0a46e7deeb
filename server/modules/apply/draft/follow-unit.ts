import type { ApplicationStatus } from '@contract/enums';
import type { Origin } from '@contract/origin';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Fields } from '@contract/rules/draft-fields';
import { EDITABLE } from '@contract/rules/status-machine';
import type { UnitFact } from '@contract/unit-choices';
import { openFields, sealFields } from '@server/crypto/field-sealing';
import type { FieldWriters } from '@server/db/column-types';
import type { Transaction } from '@server/db/database';
import { insertFieldHistory } from '@server/drafts/history-repository';
import { type ApplicationRow, updateApplication } from '@server/modules/apply/repository';
import type { AgreedChange } from '@server/modules/unit/service';
import { columnsOf } from './application-draft';

/** Statuses in which the owner edits the form, or has withdrawn it and may edit it again. */
const UNFILED: readonly ApplicationStatus[] = [...EDITABLE, 'withdrawn'];

/** Form fields that repeat the unit's registered data; the region has no field in the form. */
const PATHS: Partial<Record<UnitFact, string>> = {
  name: 'unit.name',
  uscc: 'unit.uscc',
  nature: 'unit.nature',
  legalPerson: 'unit.legalPerson',
  address: 'unit.address',
};

/** Changes for fields that still hold the former registered value; a field the person changed keeps their text. */
const followed = (open: Fields, { fields, formerNames }: AgreedChange): Fields =>
  Object.fromEntries(
    fields.flatMap(({ field, from, to }) => {
      const path = PATHS[field];
      const value = path === undefined ? null : open[path];
      if (path === undefined || typeof value !== 'string') return [];
      const stands = value.trim();
      const isRegistered = stands === from || (field === 'name' && formerNames.includes(stands));
      return isRegistered ? [[path, to]] : [];
    }),
  );

const holdUnfiled = (tx: Transaction, unitId: number): Promise<ApplicationRow[]> =>
  tx
    .selectFrom('application')
    .selectAll()
    .where('ownerId', 'in', (eb) => eb.selectFrom('account').select('id').where('unitId', '=', unitId))
    .where('status', 'in', [...UNFILED])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Writes the values with the unit's registration as their origin, and keeps the replaced values in the history. */
const write = async (
  tx: Transaction,
  row: ApplicationRow,
  { open, delta }: { open: Fields; delta: Fields },
  { sealer, now }: AgreedChange,
): Promise<void> => {
  const writers = row.fieldWriters;
  const from: Origin = { kind: 'unit', applicationId: null, no: null, filedVersion: 0, at: beijingIso(now) };
  const written = { by: row.ownerId, session: '', at: now.toISOString(), from };
  const history = Object.keys(delta).map((path) => ({
    path,
    value: sealFields(sealer, { [path]: open[path] ?? null })[path] ?? null,
    kind: 'overwritten' as const,
    accountId: writers[path]?.by ?? row.ownerId,
    origin: writers[path]?.from ?? null,
    at: now,
  }));
  await insertFieldHistory(tx, { record: 'application', ref: row.id }, history, []);
  const allWriters: FieldWriters = {
    ...writers,
    ...Object.fromEntries(Object.keys(delta).map((path) => [path, written])),
  };
  const { columns } = await columnsOf({ db: tx, sealer, now }, row, {
    delta,
    fields: { ...open, ...delta },
    writers: allWriters,
  });
  await updateApplication(tx, row.id, columns);
};

/**
 * Updates forms that are still being written after the unit's registered data changed (docs/decisions/0096), even
 * fields that are closed to their owners. Filed snapshots stay unchanged.
 */
export const followUnit = async (tx: Transaction, change: AgreedChange): Promise<void> => {
  for (const row of await holdUnfiled(tx, change.unitId)) {
    const open = openFields(change.sealer, row.fields);
    const delta = followed(open, change);
    if (Object.keys(delta).length > 0) await write(tx, row, { open, delta }, change);
  }
};
