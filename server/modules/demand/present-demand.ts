import type { Demand, DemandRow } from '@contract/demand';
import { PUBLIC_DEMAND_STATUSES, type PublicDemandStatus } from '@contract/demand-choices';
import { beijingIso } from '@contract/rules/beijing-time';
import { demandStatusAt } from '@contract/rules/demand-machine';
import { DAY_MS } from '@contract/time-units';
import type { Contact } from '@server/crypto/sealed-contact';
import { presentCover } from '@server/modules/attachment/service';
import type { DemandRecord } from './repository';

const isOver = (status: PublicDemandStatus): boolean => status === 'solved' || status === 'expired';

/** A published record is complete: the rules saw to it before it was submitted. */
export const presentRow = (record: DemandRecord, now: Date): DemandRow => {
  const { id, title, field, type, summary, unitName, indicators, budgetMin, budgetMax } = record;
  const { publishAt, deadline } = record;
  const current = demandStatusAt(record.status, deadline, now);
  const status = PUBLIC_DEMAND_STATUSES.find((one) => one === current);
  if (!field || !type || !publishAt || !deadline || !status)
    throw new Error(`demand ${id} was published unfinished`);
  return {
    id,
    title,
    field,
    type,
    status,
    summary,
    unitName,
    indicators,
    budgetMin,
    budgetMax,
    publishAt: beijingIso(publishAt),
    deadline: beijingIso(deadline),
    cover: presentCover(record),
    daysLeft: isOver(status) ? null : Math.floor((deadline.getTime() - now.getTime()) / DAY_MS),
  };
};

export interface Reader {
  isSignedIn: boolean;
  isVip: boolean;
  isOwner: boolean;
}

/** Anybody may read a demand; contact details are shown only to members and to the owner. */
const gateOf = (reader: Reader, isClosed: boolean): Demand['contactGate'] => {
  if (reader.isOwner) return 'open';
  if (isClosed) return 'over';
  if (!reader.isSignedIn) return 'signIn';
  return reader.isVip ? 'open' : 'member';
};

export const presentDemand = (
  record: DemandRecord,
  reader: Reader,
  now: Date,
  { contact, files, figures }: { contact: () => Contact } & Pick<Demand, 'files' | 'figures'>,
): Demand => {
  const row = presentRow(record, now);
  const { no, problem, conditions, cooperation, expectedBy, views, scope } = record;
  if (!no || !expectedBy) throw new Error(`demand ${record.id} was published unfinished`);
  const contactGate = gateOf(reader, isOver(row.status));
  return {
    ...row,
    no,
    problem,
    conditions,
    cooperation,
    expectedBy,
    files,
    figures,
    scope,
    contactGate,
    mine: reader.isOwner,
    views: Number(views),
    contact: contactGate === 'open' ? contact() : null,
  };
};
