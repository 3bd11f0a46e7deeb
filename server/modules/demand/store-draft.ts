import { DemandDraft } from '@contract/demand-posting';
import { lastSecondOf } from '@contract/rules/beijing-time';
import { EDITABLE_DEMAND, REPEATABLE_DEMAND } from '@contract/rules/demand-machine';
import { DEMAND_SHAPE } from '@contract/rules/draft-shapes';
import { flattenRecord } from '@contract/rules/record-fields';
import {
  type Contact,
  openContact,
  readable,
  resealContact,
  sealContact,
} from '@server/crypto/sealed-contact';
import type { Sealer } from '@server/crypto/sealing';
import type { DraftKind, Held } from '@server/drafts/draft-kind';
import { forgetFieldHistory } from '@server/drafts/history-repository';
import { namedAnew, recordDraft } from '@server/drafts/record-draft';
import { storeMerge } from '@server/drafts/store-merge';
import { conflict, notFound } from '@server/errors/app-error';
import { contactOfAccount } from '@server/modules/account/service';
import { requireOwnPictures } from '@server/modules/attachment/service';
import { pickProperties } from '@server/security/pick-properties';
import { requireOwnFiles } from './files';
import { draftOf } from './present-own';
import type { DemandRecord } from './repository';
import { lockOwn, type Scope } from './scope';

/** Fields stored as they were sent; the other columns are set by the platform. */
const PLAIN = [
  ...(['title', 'field', 'type', 'summary', 'problem', 'conditions', 'cooperation'] as const),
  ...(['budgetMin', 'budgetMax', 'expectedBy', 'unitName', 'scope', 'cover'] as const),
  ...(['coverAlt', 'coverCaption'] as const),
] as const;

const columnsOf = (sealer: Sealer, record: DemandRecord, changes: Partial<DemandDraft>) => {
  const { contactName, contactPhone, contactEmail, indicators, files, figures, validUntil } = changes;
  return {
    ...pickProperties(changes, PLAIN),
    ...(files && { files: JSON.stringify(files) }),
    ...(figures && { figures: JSON.stringify(figures) }),
    ...(indicators && { indicators: JSON.stringify(indicators) }),
    ...(validUntil !== undefined && { deadline: validUntil === null ? null : lastSecondOf(validUntil) }),
    contact: resealContact(sealer, record.contact, { contactName, contactPhone, contactEmail }),
  };
};

interface HeldDemand extends Held {
  demand: DemandRecord;
}

const { flatten, changed, texts, nest: _, ...form } = recordDraft(DEMAND_SHAPE, DemandDraft);

/** Lets the draft engine edit a demand: only its owner, and only while the status is editable. */
export const demandDraft: DraftKind<number, HeldDemand> = {
  record: 'demand',
  ...form,
  lock: async ({ db, caller, sealer }, id) => {
    const demand = await lockOwn({ tx: db, caller }, id);
    if (demand.ownerId !== caller.accountId) throw notFound();
    if (!EDITABLE_DEMAND.includes(demand.status)) throw conflict('demand.locked');
    return {
      demand,
      ref: id,
      version: demand.version,
      writers: demand.fieldWriters,
      fields: flatten(draftOf(demand, openContact(sealer, demand.contact)), demand.typed),
      author: { by: demand.ownerId, at: demand.updatedAt },
    };
  },
  admit: async (scope, { fields }, { delta }) => {
    await requireOwnFiles({ tx: scope.db, caller: scope.caller }, namedAnew(fields, delta, 'files'));
    await requireOwnPictures(scope, delta);
  },
  write: async ({ db, sealer, now }, { demand }, written) => {
    const changes = changed(written);
    if (!changes) return { version: demand.version, more: {} };
    await db
      .updateTable('demand')
      .set((eb) => ({
        ...columnsOf(sealer, demand, changes),
        typed: texts(written.fields),
        fieldWriters: JSON.stringify(written.writers),
        updatedAt: now,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', demand.id)
      .execute();
    return { version: demand.version + 1, more: {} };
  },
};

type Knowing = Pick<Scope, 'tx' | 'caller' | 'sealer'>;

/** Fields copied when a demand is posted again; deadline, current unit, files and pictures are not. */
const AGAIN = [
  ...(['title', 'field', 'type', 'summary', 'problem', 'conditions', 'cooperation', 'indicators'] as const),
  ...(['budgetMin', 'budgetMax', 'expectedBy', 'scope'] as const),
  ...(['contactName', 'contactPhone', 'contactEmail'] as const),
] as const;

/** The fields of an ended demand of the caller's own, to be posted again. */
async function fromEarlier(
  { tx, caller, sealer }: Knowing,
  id: number,
  ownContact: Contact,
): Promise<Partial<DemandDraft>> {
  const earlier = await tx
    .selectFrom('demand')
    .selectAll()
    .where('id', '=', id)
    .where('ownerId', '=', caller.accountId)
    .where('status', 'in', [...REPEATABLE_DEMAND])
    .executeTakeFirst();
  if (!earlier) throw notFound('demand.no_earlier');
  const contact = readable(openContact(sealer, earlier.contact), ownContact);
  return pickProperties(draftOf(earlier, contact), AGAIN);
}

/** An empty demand, prefilled from the account and, if given, from an earlier demand. */
export async function blankDemand(scope: Knowing, sourceId: number | null): Promise<DemandDraft> {
  const { unitName, ...contact } = await contactOfAccount(scope);
  const { name, phone, email } = contact;
  return {
    ...DEMAND_SHAPE.blank,
    unitName,
    contactName: name,
    contactPhone: phone,
    contactEmail: email,
    ...(sourceId === null ? {} : await fromEarlier(scope, sourceId, contact)),
  };
}

/** Creates a draft with the unit and the contact details of its owner. */
async function beginDemand(scope: Scope): Promise<number> {
  const { tx, sealer, caller, now } = scope;
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

/** Creates a draft; with `sourceId`, prefilled from that earlier demand. */
export async function createDemand(scope: Scope, sourceId: number | null): Promise<number> {
  const { tx: db, ...rest } = scope;
  const delta = sourceId === null ? null : flattenRecord(DEMAND_SHAPE, await blankDemand(scope, sourceId));
  const id = await beginDemand(scope);
  if (!delta) return id;
  const held = await demandDraft.lock({ db, ...rest }, id);
  await storeMerge({ db, ...rest }, demandDraft, held, { delta, overwritten: [], declined: [] });
  return id;
}

/** Only a draft that was never submitted can be deleted. */
export async function removeDraft(scope: Scope, id: number): Promise<void> {
  const record = await lockOwn(scope, id);
  if (record.ownerId !== scope.caller.accountId) throw notFound();
  if (record.status !== 'draft' || record.no !== null) throw conflict('demand.not_draft');
  await forgetFieldHistory(scope.tx, { record: 'demand', ref: id });
  await scope.tx.deleteFrom('demand').where('id', '=', id).execute();
}
