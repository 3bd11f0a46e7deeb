import type { Demand, DemandRow } from '@contract/demand';
import type { PublicDemandStatus } from '@contract/demand-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import type { DemandRecord } from './repository';

const DAY_MS = 86_400_000;

const statusOf = ({ status, deadline }: DemandRecord, now: Date): PublicDemandStatus =>
  status !== 'solved' && deadline <= now ? 'expired' : status;

const isOver = (status: PublicDemandStatus): boolean => status === 'solved' || status === 'expired';

export const presentRow = (record: DemandRecord, now: Date): DemandRow => {
  const { id, title, field, type, summary, unitName, indicators, budgetMin, budgetMax } = record;
  const status = statusOf(record, now);
  return {
    ...{ id, title, field, type, status, summary, unitName, indicators, budgetMin, budgetMax },
    publishAt: beijingIso(record.publishAt),
    deadline: beijingIso(record.deadline),
    daysLeft: isOver(status) ? null : Math.floor((record.deadline.getTime() - now.getTime()) / DAY_MS),
  };
};

export interface Reader {
  isSignedIn: boolean;
  isVip: boolean;
  isOwner: boolean;
}

/** Reading is free to everybody; contact details are for members, and for whoever wrote them. */
const gateOf = (reader: Reader, isClosed: boolean): Demand['contactGate'] => {
  if (reader.isOwner) return 'open';
  if (isClosed) return 'over';
  if (!reader.isSignedIn) return 'signIn';
  return reader.isVip ? 'open' : 'member';
};

export const presentDemand = (record: DemandRecord, reader: Reader, now: Date): Demand => {
  const row = presentRow(record, now);
  const { no, problem, conditions, cooperation, expectedBy, views } = record;
  const contactGate = gateOf(reader, isOver(row.status));
  const { contactName: name, contactPhone: phone, contactEmail: email } = record;
  const contact = contactGate === 'open' ? { name, phone, email } : null;
  return { ...row, no, problem, conditions, cooperation, expectedBy, views, contactGate, contact };
};
