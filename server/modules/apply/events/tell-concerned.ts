import type { ApplicationStatus } from '@contract/enums';
import type { Permission } from '@contract/permissions';
import { beijingWord } from '@contract/rules/beijing-time';
import { conditionOf } from '@contract/rules/filing-condition';
import { deadlineOf } from '@contract/rules/promise';
import { EVENT_WORDS } from '@contract/rules/status-labels';
import type { Transition } from '@contract/rules/status-machine';
import { joined } from '@contract/sentences/joined';
import { type Said, type Sentence, say } from '@contract/sentences/sentence';
import { asWritten } from '@contract/word';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { HeadRow } from '@server/modules/apply/head-query';
import { accountsWith } from '@server/modules/apply/people-repository';
import { authorsOf, UNIT_AUDIT } from '@server/modules/apply/policy';
import { type Notice, notifyAll } from '@server/modules/notification/service';
import { outcomeSentence } from './outcome-sentence';

/** Where the notice leads when an application waits for the leader's certification. */
export const WAY_TO_CERTIFICATION = '/user?tab=certification';

/** Accounts that hold a permission, only within `unitId` where given. */
interface Holders {
  permission: Permission;
  unitId?: number;
}
/** Either everybody who holds a permission, or these `people`: the leader or the authors of the application. */
type Recipients = Holders | { people: readonly number[] };
interface Message {
  to: Recipients;
  title: Said;
  link: string;
  /** Whether the recipients have to act now: the notice then names the deadline. */
  isTurn?: boolean;
}

/** Whether the office has acted on a reported application, or the clock has in its place (`expire`). */
const isDone = ({ event, by }: Transition): boolean => by.includes('office') || event === 'expire';

/**
 * Messages to the unit's administrators: what they now have to handle, and what became of the applications they
 * reported.
 */
const unitMessages = (transition: Transition, head: HeadRow, actorId: number | null): Message[] => {
  const { event } = transition;
  const { id, unitId, title } = head;
  if (unitId === null) return [];
  const to: Holders = { permission: UNIT_AUDIT, unitId };
  const link = `/user/myProjects/${id}`;
  if (isDone(transition)) return [{ to, title: outcomeSentence(transition, head), link }];
  if (event === 'withdraw')
    // The unit can no longer open a withdrawn application, so the link leads to its queue.
    return [{ to, title: say('notice.apply.withdrawn', { title }), link: '/user/myProjects?tab=audit' }];
  if (event === 'submit') {
    const code = conditionOf(head) ? 'notice.apply.submitted_subject' : 'notice.apply.submitted';
    return [{ to, title: say(code, { title }), link, isTurn: true }];
  }
  // Without an actor, the report happened automatically after the leader's certification was approved, so the unit is
  // told.
  if (event === 'report' && actorId === null)
    return [{ to, title: say('notice.apply.went_on', { title }), link }];
  return [];
};

/**
 * The leader and the authors are told what others did, the unit what concerns it, the office what it now has to handle.
 */
const messagesFor = (transition: Transition, head: HeadRow, actorId: number | null): Message[] => {
  const { event, by } = transition;
  const { id, ownerId, handler, title } = head;
  const [leader, authors] = [{ people: [ownerId] }, { people: authorsOf(head) }];
  const messages: Message[] = [];
  const link = `/user/myProjects/${id}`;
  const word = EVENT_WORDS.word(event);
  if (event === 'endorse')
    messages.push(
      { to: leader, title: say('notice.apply.endorsed', { title }), link: WAY_TO_CERTIFICATION },
      { to: authors, title: say('notice.apply.endorsed_team', { title }), link },
    );
  else if (by.includes('applicant'))
    messages.push({ to: authors, title: say('notice.apply.led', { title, event: word }), link });
  else {
    const moved = outcomeSentence(transition, head);
    messages.push({ to: leader, title: moved, link }, { to: authors, title: moved, link });
  }
  messages.push(...unitMessages(transition, head, actorId));
  if (handler === 'office' && (event === 'report' || event.startsWith('submit_stage')))
    messages.push({
      to: { permission: 'cms:apply:decide' },
      title: say('notice.apply.waits', { title, event: word }),
      link: `/admin/applications/${id}`,
      isTurn: event === 'report',
    });
  return messages;
};

const TURN: Partial<Record<ApplicationStatus, 'notice.apply.turn_unit' | 'notice.apply.turn_check'>> = {
  submitted: 'notice.apply.turn_unit',
  formal_check: 'notice.apply.turn_check',
};

const turnOf = (head: HeadRow): Sentence | null => {
  const [turn, due] = [TURN[head.status], deadlineOf(head)];
  return turn && due ? say(turn, { at: beijingWord(due.toISOString()) }) : null;
};

const bodyOf = (head: HeadRow, reason: string | null, isTurn: boolean): Said =>
  joined(
    'notice.lines',
    [reason === null ? null : asWritten(reason), isTurn ? turnOf(head) : null].filter(
      (line) => line !== null,
    ),
  );

interface Told {
  transition: Transition;
  head: HeadRow;
  actorId: number | null;
  reason: string | null;
}

/** One notice each, of the first message that is for them, and none to whoever did it. */
const noticesOf = (
  { head, actorId, reason }: Told,
  addressed: readonly (readonly [Message, readonly number[]])[],
): Notice[] => {
  const known = new Set([actorId]);
  return addressed.flatMap(([{ to, title, link, isTurn = false }, ids]) => {
    const fresh = ids.filter((id) => !known.has(id));
    for (const id of fresh) known.add(id);
    const body = bodyOf(head, reason, isTurn);
    return fresh.map((accountId): Notice => {
      return { accountId, kind: 'application', title, body, link, isQueue: 'permission' in to };
    });
  });
};

/** The notices of an act of the applicant, where those who look after the unit are known already. */
export const noticesOfLeader = (told: Told, auditors: readonly number[]): Notice[] =>
  noticesOf(
    told,
    messagesFor(told.transition, told.head, told.actorId).map((message) => [
      message,
      'people' in message.to ? message.to.people : auditors,
    ]),
  );

/** One notice each to those concerned, in the channels they chose, in the transaction of the act itself. */
export const tellConcerned = async (
  tx: Transaction,
  sealer: Sealer,
  told: Told,
  now: Date,
): Promise<void> => {
  const addressed: [Message, readonly number[]][] = [];
  for (const message of messagesFor(told.transition, told.head, told.actorId)) {
    const { to } = message;
    addressed.push([message, 'people' in to ? to.people : await accountsWith(tx, to.permission, to.unitId)]);
  }
  await notifyAll(tx, sealer, noticesOf(told, addressed), now);
};
