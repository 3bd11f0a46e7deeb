import { type Static, Type } from 'typebox';
import { DraftChanges, DraftSaved, FieldHistoryRow, historyQuery } from './draft';
import { endpointTable, fields } from './endpoint';
import { LEARNING_LIMITS, SPACE_KINDS } from './learning-choices';
import { DRAFT_ROWS_MAX } from './limits';
import { Closed, IdParams, Nullable, OneOf, Text, Version } from './schema';
import { TECH_FIELDS } from './tech-fields';

/** Twice the limit for opening: a text that is too long is saved as typed and the check reports it. */
const typed = (max: number) => Nullable(Text(max * 2));
const { title, summary, body, unitName, className } = LEARNING_LIMITS;

/**
 * The form of a course or learning project as typed: any field may be empty or hold text that is not a valid value yet.
 */
export const SpaceTyped = Closed({
  title: typed(title.max),
  summary: typed(summary.max),
  body: typed(body.max),
  field: Nullable(OneOf(TECH_FIELDS)),
  unit_name: typed(unitName.max),
  capacity: Nullable(Type.Union([Type.Number(), Text(40)])),
  end_on: Nullable(Text(40)),
  classes: Nullable(
    Type.Union([Text(2000), Type.Array(Text(className.max * 10), { maxItems: DRAFT_ROWS_MAX })]),
  ),
  requires_real_name: Type.Boolean(),
  requires_professional: Type.Boolean(),
});
export type SpaceTyped = Static<typeof SpaceTyped>;

/** A course or learning project: its unpublished draft, and the published values (`stands`). */
export const SpaceWork = Closed({ version: Version, draft: SpaceTyped, stands: SpaceTyped });
export type SpaceWork = Static<typeof SpaceWork>;

const History = Closed({ rows: Type.Array(FieldHistoryRow), total: Type.Integer({ minimum: 0 }) });
const seen = Closed({ version: Version });
const ofKind = Closed({ kind: OneOf(SPACE_KINDS) });

export const learningDraftCalls = endpointTable({
  'GET /api/learning/drafts/{kind}.json': {
    summary: '正在填写、还没有开设的课程或项目，每人每种至多一份；不写入',
    access: 'signedIn',
    params: ofKind,
    reply: fields(SpaceWork),
    assumed: true,
  },
  'PATCH /api/learning/drafts/{kind}.json': {
    summary: '逐项自动保存还没有开设的课程或项目',
    access: 'signedIn',
    params: ofKind,
    body: DraftChanges,
    reply: fields(DraftSaved),
    assumed: true,
  },
  'GET /api/learning/drafts/{kind}/history.json': {
    summary: '还没有开设的课程或项目的字段历史值',
    access: 'signedIn',
    params: ofKind,
    query: historyQuery,
    reply: fields(History),
    assumed: true,
  },
  'POST /api/learning/drafts/{kind}/discard.json': {
    summary: '放弃还没有开设的课程或项目；版本落后时返回 409',
    access: 'signedIn',
    params: ofKind,
    body: seen,
    reply: fields(SpaceWork),
    assumed: true,
  },
  'GET /api/learning/spaces/{id}/draft.json': {
    summary: '自己开设的课程或项目，连同还没有发布的修改',
    access: 'signedIn',
    params: IdParams,
    reply: fields(SpaceWork),
    assumed: true,
  },
  'PATCH /api/learning/spaces/{id}/draft.json': {
    summary: '逐项自动保存对课程或项目的修改；发布之前别人看不到',
    access: 'signedIn',
    params: IdParams,
    body: DraftChanges,
    reply: fields(DraftSaved),
    assumed: true,
  },
  'GET /api/learning/spaces/{id}/draft/history.json': {
    summary: '字段的历史值，只给还能修改它的人',
    access: 'signedIn',
    params: IdParams,
    query: historyQuery,
    reply: fields(History),
    assumed: true,
  },
  'POST /api/learning/spaces/{id}/draft/discard.json': {
    summary: '放弃对课程或项目没有发布的修改；版本落后时返回 409',
    access: 'signedIn',
    params: IdParams,
    body: seen,
    reply: fields(SpaceWork),
    assumed: true,
  },
});
