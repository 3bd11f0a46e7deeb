import { type Static, Type } from 'typebox';
import { TeamSection } from './application';
import {
  CONFIRMATION_OBSTACLES,
  CONFIRMATION_STATES,
  DECLINE_REASON_MAX,
  WAITING_STATES,
} from './confirmation-choices';
import { FieldPath } from './draft';
import { data, endpointTable, rows } from './endpoint';
import { INVITATION_CODE_LENGTH } from './helper-choices';
import { DRAFT_TEXT_MAX } from './limits';
import { Closed, Id, IdParams, Nullable, OneOf, RowId, Text, Time } from './schema';

const Name = Text(DRAFT_TEXT_MAX);
const State = OneOf(CONFIRMATION_STATES);
const Reason = Nullable(Text(DECLINE_REASON_MAX));
/** Fields that have changed since the member confirmed them. */
const Changed = Type.Array(FieldPath);

export const MemberConfirmation = Closed({
  rowId: RowId,
  name: Nullable(Name),
  /** Of the request; null where nobody was asked. */
  id: Nullable(Id),
  state: State,
  /** When the person was asked or, after that, when they answered. */
  at: Nullable(Time),
  /** Why the person declined; shown to the leader only. */
  reason: Reason,
  changed: Changed,
  /** The request was sent to an account, which is notified; otherwise the leader passes the link on. */
  toAccount: Type.Boolean(),
  /** Code that opens the request; shown to the leader only. */
  code: Nullable(Text(INVITATION_CODE_LENGTH)),
  /** A reminder can be sent: the member has an account and was not notified within the last day. */
  remindable: Type.Boolean(),
});
export type MemberConfirmation = Static<typeof MemberConfirmation>;

export const Confirmations = Closed({
  members: Type.Array(MemberConfirmation),
  /** The reader is the leader, and the application may be written in. */
  mayAsk: Type.Boolean(),
});
export type Confirmations = Static<typeof Confirmations>;

const { idNumber, name, title, degree, major, unit, task, months } =
  TeamSection.properties.members.items.properties;

/** What the form says about one member; shown only to that person, with the document number masked. */
export const MemberStatement = Closed({ name, idNumber, title, degree, major, unit, task, months });
export type MemberStatement = Static<typeof MemberStatement>;

export const ConfirmationFinding = Closed({
  title: Name,
  periodName: Text(60),
  leaderName: Text(80),
  /** The member the request is for; masked until the reader is known to be that person. */
  memberName: Name,
  state: State,
  at: Nullable(Time),
  reason: Reason,
  changed: Changed,
  /** Null for a reader who is not known to be that person. */
  statement: Nullable(MemberStatement),
  /** Sent back with the answer, so that a member can only confirm what they were shown. */
  seen: Nullable(Text(64)),
  obstacle: Nullable(OneOf(CONFIRMATION_OBSTACLES)),
});
export type ConfirmationFinding = Static<typeof ConfirmationFinding>;

/** A request that waits for the reader's answer: a first request, or a repeated one after a change. */
export const WaitingConfirmation = Closed({
  code: Text(INVITATION_CODE_LENGTH),
  title: Text(DRAFT_TEXT_MAX),
  leaderName: Text(80),
  state: OneOf(WAITING_STATES),
});
export type WaitingConfirmation = Static<typeof WaitingConfirmation>;

/** Members of a filed version, and those among them who confirmed it themselves. */
export const ConfirmedMembers = Closed({
  total: Type.Integer({ minimum: 0 }),
  confirmed: Type.Array(Name),
});
export type ConfirmedMembers = Static<typeof ConfirmedMembers>;

const APPLY = 'cms:apply:add';
const oneParams = Closed({ id: Id, confirmationId: Id });
const codeParams = Closed({ code: Text(40) });

export const confirmationCalls = endpointTable({
  'GET /prod-api/cms/apply/{id}/confirmations': {
    summary: '项目成员的在线确认',
    access: 'signedIn',
    params: IdParams,
    reply: data(Confirmations),
    assumed: true,
  },
  'POST /prod-api/cms/apply/{id}/confirmations': {
    summary: '请一名项目成员在线确认',
    access: APPLY,
    params: IdParams,
    body: Closed({ rowId: RowId }),
    idempotent: true,
    reaches: true,
    reply: data(Confirmations),
    assumed: true,
  },
  'POST /prod-api/cms/apply/{id}/confirmations/{confirmationId}/reminder': {
    summary: '提醒尚未答复的项目成员',
    access: APPLY,
    params: oneParams,
    idempotent: true,
    reaches: true,
    reply: data(Confirmations),
    assumed: true,
  },
  'DELETE /prod-api/cms/apply/{id}/confirmations/{confirmationId}': {
    summary: '撤回对项目成员的确认请求',
    access: APPLY,
    params: oneParams,
    reply: data(Confirmations),
    assumed: true,
  },
  'GET /prod-api/cms/apply/confirmations': {
    summary: '等本人答复的成员确认，后发出的在前',
    access: 'signedIn',
    reply: rows(WaitingConfirmation),
    assumed: true,
  },
  'GET /prod-api/cms/apply/confirmations/{code}': {
    summary: '查看请本人确认的内容',
    access: 'signedIn',
    params: codeParams,
    reply: data(ConfirmationFinding),
    assumed: true,
  },
  'POST /prod-api/cms/apply/confirmations/{code}/answer': {
    summary: '确认参加，或说明理由不同意',
    access: 'signedIn',
    params: codeParams,
    body: Closed({
      accept: Type.Boolean(),
      seen: Text(64),
      /** Needed to decline. */
      reason: Type.Optional(Text(DECLINE_REASON_MAX)),
    }),
    idempotent: true,
    reaches: true,
    reply: data(ConfirmationFinding),
    assumed: true,
  },
});
