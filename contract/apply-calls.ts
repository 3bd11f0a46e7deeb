import { Type } from 'typebox';
import { Sections } from './application';
import {
  Application,
  ApplicationEventRow,
  ApplicationSummary,
  Event,
  Receipt,
  RuleVerdict,
  SectionProgress,
  Status,
} from './apply';
import { draftChanges, draftSaved, FieldHistoryRow, FieldPath, historyQuery, TypedTexts } from './draft';
import { data, endpointTable, rows } from './endpoint';
import { MY_LIST_TABS, STEPS } from './enums';
import {
  DRAFT_CHANGES_MAX,
  DRAFT_TEXT_MAX,
  EVENT_REASON_MAX,
  KEYWORD_MAX,
  REMARK_TEXT_MAX,
  REMARKS_MAX,
} from './limits';
import { SaidWord } from './refusal';
import {
  Closed,
  FileId,
  Id,
  IdParams,
  listQuery,
  Nullable,
  OneOf,
  SomeOf,
  Text,
  Time,
  Version,
} from './schema';
import { OriginOfFields, StartedFrom } from './started-from';

const step = Type.Optional(OneOf(STEPS));
const MY_LIST_COLUMNS = ['updateTime', 'createTime', 'submittedAt', 'title', 'status'] as const;

export const applyCalls = endpointTable({
  'POST /prod-api/cms/apply': {
    summary: '新建申报草稿',
    access: 'cms:apply:add',
    idempotent: true,
    body: Closed({
      periodId: Id,
      category: Type.Optional(Nullable(Text(8))),
      sections: Type.Optional(SomeOf(Sections)),
      /** The demand it answers (据此申报). */
      demandId: Type.Optional(Nullable(Id)),
      /** A filed application of the same person that it starts from; what belongs to one period stays empty. */
      earlierId: Type.Optional(Nullable(Id)),
    }),
    reply: data(Application),
    assumed: '字段为推定；返回新建的草稿',
  },
  'PUT /prod-api/cms/apply': {
    summary: '按版本整体保存草稿',
    access: 'cms:apply:add',
    body: Closed({
      id: Id,
      version: Version,
      sections: Sections,
      typed: Type.Optional(TypedTexts),
    }),
    reply: data(Application),
    assumed: '字段为推定；版本落后时返回 409 与当前记录',
  },
  'GET /prod-api/cms/apply/myList': {
    summary: '我的申报',
    access: 'signedIn',
    query: listQuery(MY_LIST_COLUMNS, {
      tab: Type.Optional(OneOf(MY_LIST_TABS)),
      keyword: Type.Optional(Text(KEYWORD_MAX)),
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
    body: Closed({ ...draftChanges, step }),
    reply: data(
      Closed({
        ...draftSaved,
        sectionStatus: SectionProgress,
        verdicts: Type.Array(RuleVerdict),
        /** Optional because the previous version of the service does not send it. */
        origins: Type.Optional(Type.Array(OriginOfFields)),
      }),
    ),
    assumed: true,
  },
  'PUT /prod-api/cms/apply/{id}/anew': {
    summary: '这次不需要重新填写的项目',
    access: 'cms:apply:add',
    params: IdParams,
    body: Closed({ paths: Type.Array(FieldPath, { minItems: 1, maxItems: DRAFT_CHANGES_MAX }) }),
    reply: data(StartedFrom),
    assumed: '以以前的申报为底稿时，把不需要的项目移出“需重新填写”的清单',
  },
  'GET /prod-api/cms/apply/{id}/history': {
    summary: '字段的历史值',
    access: 'signedIn',
    params: IdParams,
    query: historyQuery,
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
    reaches: true,
    params: Closed({ id: Id, event: Event }),
    body: Closed({
      version: Version,
      reason: Type.Optional(Nullable(Text(EVENT_REASON_MAX))),
      /** Date by which a returned application has to be resubmitted; required by `return`. */
      dueAt: Type.Optional(Nullable(Time)),
      /** Scan of the stamped sheet; asked for by `report`. */
      sealedSheet: Type.Optional(Nullable(FileId)),
      /** The unit confirms that it compared by eye whatever the machine could not read of the scan. */
      sheetCompared: Type.Optional(Type.Boolean()),
      /** Remarks pinned to fields, left by `return`: only these places are then open for editing. */
      remarks: Type.Optional(
        Type.Array(Closed({ path: FieldPath, reasonCode: Text(100), text: Text(REMARK_TEXT_MAX) }), {
          maxItems: REMARKS_MAX,
        }),
      ),
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
            verdict: OneOf(['passed', 'conditional', 'failed', 'unknown']),
            clause: Text(60),
            article: Type.Integer({ minimum: 1 }),
            message: Text(200),
            remedy: Nullable(Text(200)),
            /** The same texts by id, so that they can be shown in other languages. */
            words: Closed({ name: SaidWord, message: SaidWord, remedy: Nullable(SaidWord) }),
            /** Address where the person can apply the remedy. */
            link: Nullable(Text(200)),
          }),
        ),
      }),
    ),
    assumed: '含义为推定：此人此刻能否在该批次新建申报',
  },
});
