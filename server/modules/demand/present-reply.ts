import type { DemandReply } from '@contract/demand-reply';
import { beijingIso } from '@contract/rules/beijing-time';
import { hideContacts } from '@contract/rules/contact-in-text';
import { OPEN_REPLY, replyActions } from '@contract/rules/reply-machine';
import type { Contact } from '@server/crypto/sealed-contact';
import type { MessageRecord, ReplyRecord } from './reply-record';
import type { DemandRecord } from './repository';

interface Viewer {
  accountId: number;
  isVip: boolean;
}

const gateOf = (status: ReplyRecord['status'], { isVip }: Viewer): DemandReply['contactGate'] => {
  if (status !== 'accepted') return 'waiting';
  return isVip ? 'open' : 'member';
};

/** A conversation as one side sees it. Numbers written into the text follow the same rule as the contact itself. */
export const presentReply = (
  record: ReplyRecord,
  { messages, demand }: { messages: readonly MessageRecord[]; demand: DemandRecord },
  viewer: Viewer,
  otherSide: () => Contact,
): DemandReply => {
  const { id, demandId, unitName, status, reason, version, createdAt } = record;
  const mine = record.accountId === viewer.accountId;
  // What was closed stays to be read by its two sides, and ends there.
  const isClosed = demand.status === 'closed';
  const contactGate = gateOf(status, viewer);
  const shown = (text: string, isOwn: boolean): string => (isOwn || viewer.isVip ? text : hideContacts(text));
  return {
    ...{ id, demandId, demandTitle: demand.title, unitName, status, mine, contactGate, version },
    by: record.by ?? '',
    // Written by the owner of the demand.
    reason: reason && shown(reason, !mine),
    messages: messages.map((message) => {
      const isOwn = message.accountId === viewer.accountId;
      return {
        id: message.id,
        mine: isOwn,
        by: message.by ?? '',
        text: shown(message.body, isOwn),
        at: beijingIso(message.createdAt),
      };
    }),
    contact: contactGate === 'open' ? otherSide() : null,
    actions: isClosed ? [] : replyActions(status, mine ? 'replier' : 'owner'),
    open: !isClosed && OPEN_REPLY.includes(status),
    createTime: beijingIso(createdAt),
  };
};
