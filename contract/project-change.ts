import { type Static, Type } from 'typebox';
import { data, endpointTable, rows } from './endpoint';
import { DRAFT_TEXT_MAX } from './limits';
import {
  CHANGE_EVENTS,
  CHANGE_KINDS,
  CHANGE_STATES,
  CHANGE_TEXT_MAX,
  OPEN_CHANGES,
  SUCCESSOR_TEXT_MAX,
} from './project-change-choices';
import { SaidWord } from './refusal';
import { MILESTONES } from './result-choices';
import { Closed, Day, Id, IdParams, Nullable, OneOf, Text, Time, Version } from './schema';

const Kind = OneOf(CHANGE_KINDS);
const Stage = OneOf(MILESTONES);
const Reason = Type.String({ minLength: 1, maxLength: CHANGE_TEXT_MAX });
const Name = Text(80);
const Opinion = Type.Optional(Nullable(Text(CHANGE_TEXT_MAX)));

/** An undecided change request, as lists and page headers show it. */
export const OpenChange = Closed({ kind: Kind, milestone: Nullable(Stage), state: OneOf(OPEN_CHANGES) });
export type OpenChange = Static<typeof OpenChange>;

export const ProjectChange = Closed({
  id: Id,
  kind: Kind,
  state: OneOf(CHANGE_STATES),
  /** When the request entered this state. */
  since: Time,
  /** For an extension: the stage, its due date at the time of the request, and the requested date; otherwise null. */
  milestone: Nullable(Stage),
  due: Nullable(Time),
  until: Nullable(Time),
  /** For a change of the leader: the leader at the time of the request and the proposed one; otherwise null. */
  leader: Nullable(Closed({ from: Name, to: Name })),
  /** Why the change could not take effect at present; null where no reason is known, or when the request has ended. */
  obstacle: Nullable(SaidWord),
  reason: Text(CHANGE_TEXT_MAX),
  /** What happened to the request, starting with the request itself; `who` is a name or a role. */
  steps: Type.Array(
    Closed({
      event: OneOf(CHANGE_EVENTS),
      who: SaidWord,
      opinion: Nullable(Text(CHANGE_TEXT_MAX)),
      at: Time,
    }),
  ),
  /** What the reader may do with it now. */
  acts: Type.Array(OneOf(CHANGE_EVENTS)),
  version: Version,
});
export type ProjectChange = Static<typeof ProjectChange>;

export const ProjectChanges = Closed({
  /** Newest first. */
  changes: Type.Array(ProjectChange),
  /**
   * Stages for which the reader may request an extension now, each with the first and the last date that may be
   * requested.
   */
  offers: Type.Array(Closed({ milestone: Stage, due: Time, first: Day, last: Day })),
  /** The reader may request a change of the leader now. */
  mayHandOver: Type.Boolean(),
  /** It waits for the audit of a unit that has no administrator. */
  unattended: Type.Boolean(),
});
export type ProjectChanges = Static<typeof ProjectChanges>;

/** A project that the reader is asked to lead. */
export const AskedToLead = Closed({ applicationId: Id, title: Text(DRAFT_TEXT_MAX), leaderName: Name });
export type AskedToLead = Static<typeof AskedToLead>;

const oneParams = Closed({ id: Id, changeId: Id });

export const projectChangeCalls = endpointTable({
  'GET /prod-api/cms/apply/{id}/changes': {
    summary: '一个项目的变更申请与办理过程',
    access: 'signedIn',
    params: IdParams,
    reply: data(ProjectChanges),
    assumed: '能读这份申报的人都能读；acts 为此人现在能办的，offers 只给负责人',
  },
  'POST /prod-api/cms/apply/{id}/changes': {
    summary: '申请延期',
    access: 'cms:apply:add',
    params: IdParams,
    body: Closed({ kind: Type.Literal('extension'), milestone: Stage, until: Day, reason: Reason }),
    idempotent: true,
    reaches: true,
    reply: data(ProjectChanges),
    assumed: '由负责人提出；同一项目同时只有一份；延到所写日期的 23:59:59（北京时间）',
  },
  'POST /prod-api/cms/apply/{id}/changes/leader': {
    summary: '申请变更项目负责人',
    access: 'signedIn',
    params: IdParams,
    body: Closed({
      /** Certified name of the proposed leader; `account` is their user name or telephone number. */
      name: Type.String({ minLength: 1, maxLength: SUCCESSOR_TEXT_MAX }),
      account: Type.String({ minLength: 1, maxLength: SUCCESSOR_TEXT_MAX }),
      reason: Reason,
    }),
    idempotent: true,
    reaches: true,
    reply: data(ProjectChanges),
    assumed: '由负责人提出；负责人已离开单位或账号停用的，由单位管理员提出；同一项目同时只有一份',
  },
  'GET /prod-api/cms/apply/changes/asked': {
    summary: '等本人同意担任负责人的项目',
    access: 'signedIn',
    reply: rows(AskedToLead),
    assumed: true,
  },
  'POST /prod-api/cms/apply/{id}/changes/{changeId}/answer': {
    summary: '拟任负责人答复：同意担任或不同意',
    access: 'signedIn',
    params: oneParams,
    body: Closed({ version: Version, agree: Type.Boolean(), opinion: Opinion }),
    idempotent: true,
    reaches: true,
    reply: data(ProjectChanges),
    assumed: '不同意须写明理由；管理方决定之前可以改为不同意',
  },
  'POST /prod-api/cms/apply/{id}/changes/{changeId}/withdraw': {
    summary: '撤回变更申请',
    access: 'signedIn',
    params: oneParams,
    body: Closed({ version: Version }),
    idempotent: true,
    reaches: true,
    reply: data(ProjectChanges),
    assumed: '管理方决定之前可以撤回',
  },
  'POST /prod-api/cms/apply/{id}/changes/{changeId}/audit': {
    summary: '单位审核变更申请：通过或退回',
    access: 'signedIn',
    params: oneParams,
    body: Closed({ version: Version, pass: Type.Boolean(), opinion: Opinion }),
    idempotent: true,
    reaches: true,
    reply: data(ProjectChanges),
    assumed: '退回须写明意见',
  },
  'POST /prod-api/cms/apply/{id}/changes/{changeId}/decision': {
    summary: '管理方决定变更申请：通过或不予通过',
    access: 'signedIn',
    params: oneParams,
    body: Closed({ version: Version, approve: Type.Boolean(), opinion: Opinion }),
    idempotent: true,
    reaches: true,
    reply: data(ProjectChanges),
    assumed: '通过后立即生效；不予通过须写明理由',
  },
});
