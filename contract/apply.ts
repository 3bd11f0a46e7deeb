import { type Static, Type } from 'typebox';
import { Sections } from './application';
import { Attachment } from './attachment';
import { data, endpointTable, rows } from './endpoint';
import { APPLICATION_STATUSES, MY_LIST_TABS, SECTION_STATUSES, SECTIONS, STEPS } from './enums';
import { DRAFT_CHANGES_MAX, DRAFT_ROWS_MAX, DRAFT_TEXT_MAX } from './limits';
import { FINDING_TEXTS } from './rules/finding';
import { EVENTS } from './rules/status-machine';
import {
  Closed,
  entity,
  FileId,
  Id,
  IdParams,
  listQuery,
  Nullable,
  OneOf,
  Text,
  Time,
  Version,
} from './schema';

const Status = OneOf(APPLICATION_STATUSES);
const Event = OneOf(EVENTS);

/** Who has to act now, since when. `label` is a name the reader may see: a person, a unit or 专项办公室. */
const Handler = Closed({ role: OneOf(['applicant', 'unit', 'office']), label: Text(80), since: Time });

const Finding = Closed({
  code: OneOf(Object.keys(FINDING_TEXTS) as (keyof typeof FINDING_TEXTS)[]),
  path: Text(120),
  section: OneOf(SECTIONS),
  level: OneOf(['blocker', 'warning']),
  params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});
export const RuleVerdict = Closed({
  id: Text(60),
  section: OneOf(SECTIONS),
  name: Text(60),
  clause: Text(60),
  verdict: OneOf(['passed', 'failed', 'warning', 'unknown']),
  findings: Type.Array(Finding),
});

const Progress = OneOf(SECTION_STATUSES);
const SectionProgress = Closed({
  base: Progress,
  unit: Progress,
  team: Progress,
  plan: Progress,
  target: Progress,
  budget: Progress,
  files: Progress,
} satisfies Record<(typeof SECTIONS)[number], unknown>);

/** Head of an application: all that lists and page headers show. */
const head = {
  ...entity,
  /** `KC{year}-{category}-{4 digits}`, given at the first submit. */
  no: Nullable(Text(24)),
  title: Text(DRAFT_TEXT_MAX),
  category: Nullable(Text(8)),
  categoryName: Nullable(Text(40)),
  periodId: Id,
  periodName: Text(60),
  unitName: Nullable(Text(DRAFT_TEXT_MAX)),
  status: Status,
  statusSince: Time,
  /** Who sent it back, while it is returned. */
  returnedFrom: Nullable(Status),
  handler: Nullable(Handler),
  /** What has to be done next has to be done by then; null where nothing is due. */
  deadline: Nullable(Time),
  /** Sections of the form that are 已完成. */
  sectionsDone: Type.Integer({ minimum: 0, maximum: SECTIONS.length }),
  submittedAt: Nullable(Time),
  /** Events the reader may start now. */
  actions: Type.Array(Event),
};
export const ApplicationSummary = Closed(head);
export type ApplicationSummary = Static<typeof ApplicationSummary>;

export const Application = Closed({
  ...head,
  owner: Closed({ userId: Id, name: Text(40), certified: Type.Boolean() }),
  sections: Sections,
  sectionStatus: SectionProgress,
  /** Verdicts of the formality check; of one section when `step` was asked for. */
  verdicts: Type.Array(RuleVerdict),
  stepReached: OneOf(STEPS),
  editable: Type.Boolean(),
  /** Number of the filed version that is valid now; 0 before the first submit. */
  filedVersion: Type.Integer({ minimum: 0 }),
  /** Files that the form's fields name. */
  files: Type.Array(Attachment),
  /** Scan of the stamped sheet, once the unit has reported with it. */
  sealedSheet: Nullable(Attachment),
});
export type Application = Static<typeof Application>;

/** A row of the history of an application. */
export const ApplicationEventRow = Closed({
  id: Id,
  event: Text(40),
  from: Nullable(Status),
  to: Status,
  actorName: Text(80),
  actorRole: Text(20),
  reason: Nullable(Text(2000)),
  at: Time,
});

const FieldValueSchema = Type.Union([
  Text(DRAFT_TEXT_MAX),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
  Type.Array(Text(DRAFT_TEXT_MAX), { maxItems: DRAFT_ROWS_MAX }),
]);
const FieldPath = Type.String({
  minLength: 3,
  maxLength: 120,
  pattern: '^[a-zA-Z]+(\\.[A-Za-z0-9_-]+){1,3}$',
});
const Change = Closed({ path: FieldPath, base: FieldValueSchema, value: FieldValueSchema });

/** Two devices changed one field: both values, and who wrote the one that stands. */
export const FieldConflict = Closed({
  path: FieldPath,
  mine: FieldValueSchema,
  theirs: FieldValueSchema,
  by: Text(80),
  at: Time,
});
export type FieldConflict = Static<typeof FieldConflict>;

export const FieldHistoryRow = Closed({
  id: Id,
  path: FieldPath,
  value: FieldValueSchema,
  /** `overwritten`: stood until somebody replaced it; `declined`: came second and was not taken. */
  kind: OneOf(['overwritten', 'declined']),
  by: Text(80),
  at: Time,
});

export const Receipt = Closed({
  applicationId: Id,
  no: Text(24),
  title: Text(DRAFT_TEXT_MAX),
  periodName: Text(60),
  unitName: Text(DRAFT_TEXT_MAX),
  leader: Text(40),
  /** 预算合计 in 分. */
  budget: Type.Integer(),
  submittedAt: Time,
  deadline: Time,
  filedVersion: Type.Integer(),
  /** SHA-256 of the canonical filed content, hex. */
  digest: Text(64),
  /** First groups of the digest, for reading aloud. */
  code: Text(24),
  /** What happens next: who, and by when. */
  next: Type.Array(Closed({ stage: Text(20), who: Text(80), until: Nullable(Time) })),
});
export type Receipt = Static<typeof Receipt>;

const step = Type.Optional(OneOf(STEPS));
export const MY_LIST_COLUMNS = ['updateTime', 'createTime', 'submittedAt', 'title', 'status'] as const;

export const applyCalls = endpointTable({
  'POST /prod-api/cms/apply': {
    summary: '新建申报草稿',
    access: 'cms:apply:add',
    idempotent: true,
    body: Closed({
      periodId: Id,
      category: Type.Optional(Nullable(Text(8))),
      sections: Type.Optional(Type.Partial(Sections)),
    }),
    reply: data(Application),
    assumed: '字段为推定；返回新建的草稿',
  },
  'PUT /prod-api/cms/apply': {
    summary: '按版本整体保存草稿',
    access: 'cms:apply:add',
    body: Closed({ id: Id, version: Version, sections: Sections }),
    reply: data(Application),
    assumed: '字段为推定；版本落后时返回 409 与当前记录',
  },
  'GET /prod-api/cms/apply/myList': {
    summary: '我的申报',
    access: 'signedIn',
    query: listQuery(MY_LIST_COLUMNS, {
      tab: Type.Optional(OneOf(MY_LIST_TABS)),
      keyword: Type.Optional(Text(60)),
      periodId: Type.Optional(Id),
    }),
    reply: rows(
      ApplicationSummary,
      Closed({
        counts: Closed({
          all: Type.Integer(),
          todo: Type.Integer(),
          active: Type.Integer(),
          ended: Type.Integer(),
        }),
      }),
    ),
    assumed: true,
  },
  'GET /prod-api/cms/apply/{id}': {
    summary: '申报详情；step 指明正在看的一步',
    access: 'signedIn',
    params: IdParams,
    query: Closed({ step }),
    reply: data(Application),
    assumed: '带 step 时 verdicts 只含该步的形式审查结论',
  },
  'DELETE /prod-api/cms/apply/{id}': {
    summary: '删除从未提交过的草稿',
    access: 'cms:apply:add',
    params: IdParams,
    query: Closed({ version: Version }),
    reply: data(Type.Null()),
    assumed: true,
  },
  'PATCH /prod-api/cms/apply/{id}/draft': {
    summary: '逐项自动保存，不同字段自动合并',
    access: 'cms:apply:add',
    params: IdParams,
    body: Closed({
      changes: Type.Array(Change, { minItems: 1, maxItems: DRAFT_CHANGES_MAX }),
      step,
      /** Paths where a person has chosen after a conflict: taken whatever stands there now. */
      resolve: Type.Optional(Type.Array(FieldPath, { maxItems: DRAFT_CHANGES_MAX })),
    }),
    reply: data(
      Closed({
        version: Version,
        savedAt: Time,
        /** Fields as they stand now where they differ from what was sent. */
        merged: Type.Record(FieldPath, FieldValueSchema),
        conflicts: Type.Array(FieldConflict),
        sectionStatus: SectionProgress,
      }),
    ),
    assumed: true,
  },
  'GET /prod-api/cms/apply/{id}/history': {
    summary: '字段的历史值',
    access: 'signedIn',
    params: IdParams,
    query: listQuery(['at'], { path: Type.Optional(FieldPath) }),
    reply: rows(FieldHistoryRow),
    assumed: true,
  },
  'GET /prod-api/cms/apply/{id}/events': {
    summary: '申报动态',
    access: 'signedIn',
    params: IdParams,
    query: listQuery(['at'], {}),
    reply: rows(ApplicationEventRow),
    assumed: true,
  },
  'GET /prod-api/cms/apply/{id}/receipt': {
    summary: '提交回执',
    access: 'signedIn',
    params: IdParams,
    reply: data(Receipt),
    assumed: true,
  },
  'POST /prod-api/cms/apply/{id}/{event}': {
    summary: '推动状态：提交、撤回、重新编辑等',
    access: 'signedIn',
    params: Closed({ id: Id, event: Event }),
    body: Closed({
      version: Version,
      reason: Type.Optional(Nullable(Text(2000))),
      /** Until when a returned application has to come back; asked for by `return`. */
      dueAt: Type.Optional(Nullable(Time)),
      /** Scan of the stamped sheet; asked for by `report`. */
      sealedSheet: Type.Optional(Nullable(FileId)),
    }),
    reply: data(Application),
    idempotent: true,
    assumed: '状态机的每个箭头共用这一调用',
  },
  'POST /prod-api/cms/apply/insertApplyAvailable': {
    summary: '现在能否新建申报，逐条说明',
    access: 'signedIn',
    body: Closed({ periodId: Id, category: Type.Optional(Nullable(Text(8))) }),
    reply: data(
      Closed({
        available: Type.Boolean(),
        /** A draft of the same person in the same period: continue it instead of starting another. */
        existing: Nullable(Closed({ id: Id, title: Text(DRAFT_TEXT_MAX), status: Status })),
        rules: Type.Array(
          Closed({
            id: Text(40),
            name: Text(60),
            verdict: OneOf(['passed', 'failed', 'unknown']),
            clause: Text(60),
            message: Text(200),
            remedy: Nullable(Text(200)),
            /** Where the remedy can be had. */
            link: Nullable(Text(200)),
          }),
        ),
      }),
    ),
    assumed: '含义为推定：此人此刻能否在该批次新建申报',
  },
});
