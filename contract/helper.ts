import { type Static, Type } from 'typebox';
import { data, endpointTable, rows } from './endpoint';
import { SECTIONS } from './enums';
import {
  HELPER_ROLES,
  INVITATION_CODE_LENGTH,
  INVITATION_NOTE_MAX,
  INVITATION_OBSTACLES,
  INVITATION_STATES,
} from './helper-choices';
import { DRAFT_TEXT_MAX } from './limits';
import { Closed, Day, Id, IdParams, Nullable, OneOf, Text, Time } from './schema';

const Name = Text(80);
const Sections = Type.Array(OneOf(SECTIONS), { maxItems: SECTIONS.length, uniqueItems: true });
/** `sections` is empty for a reader and names at least one for an author. */
const task = { role: OneOf(HELPER_ROLES), sections: Sections };

export const Helper = Closed({ accountId: Id, name: Name, ...task, since: Time });
export type Helper = Static<typeof Helper>;

export const Invitation = Closed({
  id: Id,
  ...task,
  /** Null once the code no longer works. */
  code: Nullable(Text(INVITATION_CODE_LENGTH)),
  /** The account it was sent to; null where whoever has the code may answer. */
  name: Nullable(Name),
  /** The leader's own note of whom the invitation is for. */
  note: Text(INVITATION_NOTE_MAX),
  state: OneOf(INVITATION_STATES),
  createTime: Time,
  expireTime: Time,
});
export type Invitation = Static<typeof Invitation>;

/** The person responsible for a section, and the date by which it has to be filled in. */
export const SectionDuty = Closed({
  section: OneOf(SECTIONS),
  accountId: Id,
  name: Name,
  /** A day of Beijing; null where none is set. */
  due: Nullable(Day),
});
export type SectionDuty = Static<typeof SectionDuty>;

/** The people who write an application together. Only the leader sees the invitations. */
export const People = Closed({
  leader: Closed({ accountId: Id, name: Name }),
  helpers: Type.Array(Helper),
  invitations: Type.Array(Invitation),
  /** Duties of the sections that have somebody responsible, in the order of the form. */
  duties: Type.Array(SectionDuty),
  /** The reader is the leader, and the application may be written in. */
  mayInvite: Type.Boolean(),
  /** The reader is the leader. */
  mayManage: Type.Boolean(),
});
export type People = Static<typeof People>;

/** What a code opens, for whoever holds it. */
export const InvitationFinding = Closed({
  applicationId: Id,
  title: Text(DRAFT_TEXT_MAX),
  periodName: Text(60),
  leaderName: Name,
  ...task,
  expireTime: Time,
  obstacle: Nullable(OneOf(INVITATION_OBSTACLES)),
});
export type InvitationFinding = Static<typeof InvitationFinding>;

/** An invitation that was sent to the reader and waits for an answer. */
export const WaitingInvitation = Closed({
  code: Text(INVITATION_CODE_LENGTH),
  applicationId: Id,
  title: Text(DRAFT_TEXT_MAX),
  leaderName: Name,
  ...task,
  expireTime: Time,
});
export type WaitingInvitation = Static<typeof WaitingInvitation>;

const codeParams = Closed({ code: Text(40) });
const helperParams = Closed({ id: Id, accountId: Id });
const APPLY = 'cms:apply:add';

export const helperCalls = endpointTable({
  'GET /prod-api/cms/apply/{id}/helpers': {
    summary: '一起撰写申报书的人',
    access: 'signedIn',
    params: IdParams,
    reply: data(People),
    assumed: true,
  },
  'POST /prod-api/cms/apply/{id}/invitations': {
    summary: '邀请一人协作：按用户名，或得到一个邀请码',
    access: APPLY,
    params: IdParams,
    body: Closed({
      ...task,
      /** Sent to this account; left out, whoever has the code may answer. */
      login: Type.Optional(Nullable(Text(60))),
      note: Type.Optional(Text(INVITATION_NOTE_MAX)),
    }),
    idempotent: true,
    reaches: true,
    reply: data(People),
    assumed: true,
  },
  'DELETE /prod-api/cms/apply/{id}/invitations/{invitationId}': {
    summary: '撤回协作邀请，或不再列出已被婉拒的邀请',
    access: APPLY,
    params: Closed({ id: Id, invitationId: Id }),
    query: Closed({
      /** What the leader saw of it, `waiting` when left out: one that was declined meanwhile is not withdrawn (409). */
      seen: Type.Optional(OneOf(INVITATION_STATES)),
    }),
    reply: data(People),
    assumed: true,
  },
  'PUT /prod-api/cms/apply/{id}/helpers/{accountId}': {
    summary: '更改协作人的角色与负责的部分',
    access: APPLY,
    params: helperParams,
    body: Closed(task),
    reaches: true,
    reply: data(People),
    assumed: true,
  },
  'DELETE /prod-api/cms/apply/{id}/helpers/{accountId}': {
    summary: '移出协作人，或自己退出',
    access: APPLY,
    params: helperParams,
    reply: data(Type.Null()),
    assumed: true,
  },
  'PUT /prod-api/cms/apply/{id}/sections/{section}': {
    summary: '指定一个部分的撰写人与完成日期，或取消',
    access: APPLY,
    params: Closed({ id: Id, section: OneOf(SECTIONS) }),
    body: Closed({ accountId: Nullable(Id), due: Nullable(Day) }),
    reaches: true,
    reply: data(People),
    assumed: true,
  },
  'GET /prod-api/cms/apply/invitations': {
    summary: '等本人答复的协作邀请，先到期的在前',
    access: 'signedIn',
    reply: rows(WaitingInvitation),
    assumed: true,
  },
  'GET /prod-api/cms/apply/invitations/{code}': {
    summary: '查看协作邀请',
    access: 'signedIn',
    params: codeParams,
    reply: data(InvitationFinding),
    assumed: true,
  },
  'POST /prod-api/cms/apply/invitations/{code}/answer': {
    summary: '接受或婉拒协作邀请',
    access: APPLY,
    params: codeParams,
    body: Closed({ accept: Type.Boolean() }),
    idempotent: true,
    reaches: true,
    reply: data(Closed({ applicationId: Nullable(Id) })),
    assumed: true,
  },
});
