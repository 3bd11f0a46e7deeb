import type { DemandReply } from '@contract/demand-reply';
import { beijingIso } from '@contract/rules/beijing-time';
import { hideContacts } from '@contract/rules/contact-in-text';
import { demandStatusAt } from '@contract/rules/demand-machine';
import { OPEN_REPLY, replyActions, replyStatusAt } from '@contract/rules/reply-machine';
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

/** The current unit of the person who asked, if it differs from the one at that time; null if it does not. */
const unitNowOf = ({ unitName, currentUnit }: ReplyRecord): string | null =>
  (currentUnit ?? '') === unitName ? null : (currentUnit ?? '');

interface Thread {
  messages: readonly MessageRecord[];
  demand: DemandRecord;
  now: Date;
}

/**
 * A conversation as one of its two sides sees it. Phone numbers and addresses in the text of the other side are shown
 * to members only.
 */
export const presentReply = (
  record: ReplyRecord,
  { messages, demand, now }: Thread,
  viewer: Viewer,
  otherSide: () => Contact,
): DemandReply => {
  const { id, demandId, unitName, reason, version, createdAt } = record;
  const mine = record.accountId === viewer.accountId;
  const demandStatus = demandStatusAt(demand.status, demand.deadline, now);
  // The status to show: a conversation that ended with its demand can still be read by both sides.
  const status = replyStatusAt(record.status, demandStatus);
  const contactGate = gateOf(record.status, viewer);
  const shown = (text: string, isOwn: boolean): string => (isOwn || viewer.isVip ? text : hideContacts(text));
  const mayBeAccepted = replyActions(status, 'owner', demandStatus).includes('accept');
  return {
    id,
    demandId,
    demandTitle: demand.title,
    unitName,
    status,
    mine,
    contactGate,
    version,
    by: record.by ?? '',
    unitNow: mine ? null : unitNowOf(record),
    // Written by the owner of the demand, so it is the own text of a reader who is the owner.
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
    actions: replyActions(status, mine ? 'replier' : 'owner', demandStatus),
    answerBy: mayBeAccepted && demand.deadline ? beijingIso(demand.deadline) : null,
    ending: demand.ending,
    open: OPEN_REPLY.some((open) => open === status),
    createTime: beijingIso(createdAt),
  };
};
