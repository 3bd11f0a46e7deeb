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

/** In its owner's hands: written in now, or taken back and perhaps written in again. */
const UNFILED: readonly ApplicationStatus[] = [...EDITABLE, 'withdrawn'];

/** Where the form says what the unit is registered as; the region is asked for nowhere. */
const PATHS: Partial<Record<UnitFact, string>> = {
  name: 'unit.name',
  uscc: 'unit.uscc',
  nature: 'unit.nature',
  legalPerson: 'unit.legalPerson',
  address: 'unit.address',
};

/** What of a form is as it was registered; what somebody has written otherwise is theirs. */
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

/** Written by no hand: the field says where its value comes from, and its history what stood there. */
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
 * The unit of these applications is registered otherwise now (docs/decisions/0096): forms that are still written say so,
 * whichever of their fields are open to their owners. What was filed stays in its snapshots as it was.
 */
export const followUnit = async (tx: Transaction, change: AgreedChange): Promise<void> => {
  for (const row of await holdUnfiled(tx, change.unitId)) {
    const open = openFields(change.sealer, row.fields);
    const delta = followed(open, change);
    if (Object.keys(delta).length > 0) await write(tx, row, { open, delta }, change);
  }
};
