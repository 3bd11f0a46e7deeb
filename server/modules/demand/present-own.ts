import type { DemandCaseRow, DemandDraft, OwnDemand, OwnDemandRow } from '@contract/demand-posting';
import { beijingDay, beijingIso } from '@contract/rules/beijing-time';
import {
  type DemandActor,
  demandActions,
  demandStatusAt,
  EDITABLE_DEMAND,
} from '@contract/rules/demand-machine';
import { isRenewable, renewedUntil } from '@contract/rules/demand-term';
import { withRowIds } from '@contract/rules/record-fields';
import type { Contact } from '@server/crypto/sealed-contact';
import { presentTyped } from '@server/drafts/record-draft';
import type { listOwn } from './own-demands';
import type { DemandRecord } from './repository';
import { talkingAt, waitingAt } from './waiting-replies';

export const draftOf = (record: DemandRecord, contact: Contact): DemandDraft => {
  const { title, field, type, summary, problem, conditions, cooperation } = record;
  const { budgetMin, budgetMax, expectedBy, unitName, deadline, files, scope } = record;
  const { cover, coverAlt, coverCaption, figures } = record;
  return {
    title,
    field,
    type,
    summary,
    problem,
    conditions,
    cooperation,
    indicators: withRowIds(record.indicators),
    budgetMin,
    budgetMax,
    expectedBy,
    unitName,
    files,
    scope,
    cover,
    coverAlt,
    coverCaption,
    figures,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    validUntil: deadline && beijingDay(deadline),
  };
};

interface Around extends Pick<OwnDemand, 'files' | 'coverFile'> {
  contact: Contact;
  /** How many open conversations it has; only filled in for the owner. */
  replies: { pending: number; accepted: number };
}

export const presentOwn = (
  record: DemandRecord,
  actors: readonly DemandActor[],
  around: Around,
  now: Date,
): OwnDemand => {
  const { id, no, version, reason, ending, views, deadline } = record;
  const { contact, files, coverFile, replies } = around;
  const status = demandStatusAt(record.status, deadline, now);
  const actions = demandActions(status, actors, isRenewable(deadline, now));
  return {
    id,
    no,
    version,
    status,
    reason,
    ending,
    draft: draftOf(record, contact),
    ...presentTyped(record.typed),
    files,
    coverFile,
    mine: actors.includes('owner'),
    actions,
    renewsUntil: deadline && actions.includes('renew') ? renewedUntil(deadline, now) : null,
    editable: actors.includes('owner') && EDITABLE_DEMAND.includes(status),
    views: Number(views),
    waiting: waitingAt(status, replies.pending),
    talking: talkingAt(status, replies.accepted),
    createTime: beijingIso(record.createdAt),
    updateTime: beijingIso(record.updatedAt),
  };
};

export const presentCaseRow = (
  record: Awaited<ReturnType<typeof listOwn>>['rows'][number],
  now: Date,
): DemandCaseRow => {
  const { id, no, title, field, deadline, unitName } = record;
  return {
    id,
    no,
    title,
    field,
    unitName,
    status: demandStatusAt(record.status, deadline, now),
    deadline: deadline && beijingIso(deadline),
    views: record.views,
    ownerName: record.ownerName ?? '',
    updateTime: beijingIso(record.updatedAt),
  };
};

export const presentOwnRow = (record: Parameters<typeof presentCaseRow>[0], now: Date): OwnDemandRow => {
  const row = presentCaseRow(record, now);
  return { ...row, waiting: waitingAt(row.status, record.waiting ?? 0) };
};
