import type { DemandDraft } from '@contract/demand-posting';
import { EDITABLE_DEMAND } from '@contract/rules/demand-machine';
import { pick } from '@server/pick';
import { conflict, notFound } from '@server/plugins/app-error';
import { resealContact, sealContact } from '@server/sealed-contact';
import { contactOfAccount } from './account-contact';
import { requireOwnFiles } from './files';
import type { DemandRecord } from './repository';
import { lockOwn, type Scope } from './scope';

type Changes = Partial<DemandDraft>;

/** A demand holds until the last second of its day. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59+08:00`);

/** Written as they came; everything else about a demand is the platform's. */
const PLAIN = [
  ...(['title', 'field', 'type', 'summary', 'problem', 'conditions', 'cooperation'] as const),
  ...(['budgetMin', 'budgetMax', 'expectedBy', 'unitName', 'scope'] as const),
] as const;

const columnsOf = ({ sealer }: Scope, record: DemandRecord, changes: Changes) => {
  const { contactName, contactPhone, contactEmail, indicators, files, validUntil } = changes;
  return {
    ...pick(changes, PLAIN),
    ...(files && { files: JSON.stringify(files) }),
    ...(indicators && { indicators: JSON.stringify(indicators) }),
    ...(validUntil !== undefined && { deadline: validUntil === null ? null : endOfDay(validUntil) }),
    contact: resealContact(sealer, record.contact, { contactName, contactPhone, contactEmail }),
  };
};

/** Begins a draft with what the platform knows of its owner; one that was begun and never touched serves again. */
export async function createDemand(scope: Scope): Promise<number> {
  const { tx, sealer, caller, now } = scope;
  const blank = await tx
    .selectFrom('demand')
    .select('id')
    .where('ownerId', '=', caller.accountId)
    .where('status', '=', 'draft')
    .where('version', '=', 0)
    .where('no', 'is', null)
    .executeTakeFirst();
  if (blank) return blank.id;
  const { unitName, ...contact } = await contactOfAccount(scope);
  const { id } = await tx
    .insertInto('demand')
    .values({
      ownerId: caller.accountId,
      unitName,
      contact: sealContact(sealer, contact),
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes some fields of a draft; what is not named stays. */
export async function saveDraft(scope: Scope, id: number, version: number, changes: Changes): Promise<void> {
  const record = await lockOwn(scope, id, version);
  if (record.ownerId !== scope.caller.accountId) throw notFound();
  if (!EDITABLE_DEMAND.includes(record.status)) throw conflict('demand.locked');
  if (changes.files) await requireOwnFiles(scope, changes.files);
  await scope.tx
    .updateTable('demand')
    .set((eb) => ({
      ...columnsOf(scope, record, changes),
      updatedAt: scope.now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Only what never left the owner's desk may go for good. */
export async function removeDraft(scope: Scope, id: number): Promise<void> {
  const record = await lockOwn(scope, id);
  if (record.ownerId !== scope.caller.accountId) throw notFound();
  if (record.status !== 'draft' || record.no !== null) throw conflict('demand.not_draft');
  await scope.tx.deleteFrom('demand').where('id', '=', id).execute();
}
