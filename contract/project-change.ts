import { type Static, Type } from 'typebox';
import { data, endpointTable } from './endpoint';
import { CHANGE_TEXT_MAX } from './project-change-choices';
import { SaidWord } from './refusal';
import { MILESTONES } from './result-choices';
import { CHANGE_EVENTS, CHANGE_KINDS, CHANGE_STATES, OPEN_CHANGES } from './rules/project-change';
import { Closed, Day, Id, IdParams, Nullable, OneOf, Text, Time, Version } from './schema';

const Kind = OneOf(CHANGE_KINDS);
const Stage = OneOf(MILESTONES);
const Reason = Type.String({ minLength: 1, maxLength: CHANGE_TEXT_MAX });
const Opinion = Type.Optional(Nullable(Text(CHANGE_TEXT_MAX)));

/** A request that nobody has decided yet, as lists and page headers show it. */
export const OpenChange = Closed({ kind: Kind, milestone: Stage, state: OneOf(OPEN_CHANGES) });
export type OpenChange = Static<typeof OpenChange>;

export const ProjectChange = Closed({
  id: Id,
  kind: Kind,
  state: OneOf(CHANGE_STATES),
  /** Since when it stands there. */
  since: Time,
  /** The stage that more time is asked for, its due day as it stood then, and the day that is asked for. */
  milestone: Stage,
  due: Time,
  until: Time,
  reason: Text(CHANGE_TEXT_MAX),
  /** What was done with it, the first that it was asked; `who` by name or as whom. */
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
  /** The last one first. */
  changes: Type.Array(ProjectChange),
  /** For which stages the reader may ask for more time now, and the first and the last day that may be asked for. */
  offers: Type.Array(Closed({ milestone: Stage, due: Time, first: Day, last: Day })),
  /** It waits for the audit of a unit that has no administrator. */
  unattended: Type.Boolean(),
});
export type ProjectChanges = Static<typeof ProjectChanges>;

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
    body: Closed({ kind: Kind, milestone: Stage, until: Day, reason: Reason }),
    idempotent: true,
    reaches: true,
    reply: data(ProjectChanges),
    assumed: '由负责人提出；同一项目同时只有一份；延到所写日期的 23:59:59（北京时间）',
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
