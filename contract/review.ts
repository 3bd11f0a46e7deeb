import { type Static, Type } from 'typebox';
import { EXPORT_FORMATS, EXPORT_LIMITS } from './admin-apply';
import { Status } from './apply';
import { BlindPaper } from './blind-paper';
import { DraftChanges, DraftSaved, FieldHistoryRow, historyQuery, typedTexts } from './draft';
import { data, endpointTable, file, rows } from './endpoint';
import { REVIEW_LIMITS, REVIEW_STATUSES } from './review-choices';
import { Scores } from './review-scores';
import { Closed, Id, IdParams, listQuery, Nullable, OneOf, Text, Time, Version } from './schema';

const LONG = 20_000;
const ReviewState = OneOf(REVIEW_STATUSES);
/** A possible reviewer of one application, as the office sees them. */
export const ExpertCandidate = Closed({
  accountId: Id,
  name: Text(40),
  unitName: Nullable(Text(120)),
  title: Nullable(Text(40)),
  /** Reviews in this period, those with a conflict left out; at most 12. */
  load: Type.Integer({ minimum: 0 }),
  /** The expert is assigned to this application and has not declared a conflict. */
  assigned: Type.Boolean(),
  /**
   * What prevents the assignment: `conflict` was declared by the expert; `own`, `unit` and `team` were detected (their
   * own application, the same unit, a name in the team); `load` means the limit is reached.
   */
  obstacle: Nullable(OneOf(['conflict', 'own', 'unit', 'team', 'load'])),
});
export type ExpertCandidate = Static<typeof ExpertCandidate>;

/** A review as the office reads it. */
export const AdminReview = Closed({
  id: Id,
  expertId: Id,
  expertName: Text(40),
  status: ReviewState,
  conflictReason: Nullable(Text(500)),
  scores: Scores,
  comment: Text(2000),
  total: Nullable(Type.Number()),
  submittedAt: Nullable(Time),
  version: Version,
});
export type AdminReview = Static<typeof AdminReview>;

/** For all reviews of the application: the deadline of the experts, and whether it has not passed yet. */
const Panel = Closed({ until: Time, open: Type.Boolean() });
export type PanelTime = Static<typeof Panel>;

/** A review as its expert sees it. Nothing in it identifies a person or a unit or contains contact details. */
const own = {
  id: Id,
  no: Text(24),
  title: Text(LONG),
  periodName: Text(60),
  categoryName: Nullable(Text(40)),
  status: ReviewState,
  /** By when the expert has to submit the review. */
  deadline: Time,
  /** False once the application has moved on: the review is then for reading. */
  open: Type.Boolean(),
  total: Nullable(Type.Number()),
  /** When it was submitted or a conflict was declared; after that nothing can change. */
  finalAt: Nullable(Time),
  version: Version,
};
export const OwnReview = Closed(own);
export type OwnReview = Static<typeof OwnReview>;

export const ReviewSheet = Closed({
  ...own,
  scores: Scores,
  comment: Text(2000),
  ...typedTexts,
  conflictReason: Nullable(Text(500)),
  /** Null until the expert has declared to be free of conflict. */
  paper: Nullable(BlindPaper),
});
export type ReviewSheet = Static<typeof ReviewSheet>;

export const RankedApplication = Closed({
  id: Id,
  rank: Nullable(Type.Integer({ minimum: 1 })),
  no: Text(24),
  title: Text(LONG),
  category: Nullable(Text(8)),
  categoryName: Nullable(Text(40)),
  unitName: Nullable(Text(LONG)),
  ownerName: Text(40),
  status: Status,
  version: Version,
  reviewsDone: Type.Integer(),
  reviewsAssigned: Type.Integer(),
  score: Nullable(Type.Number()),
  /** Highest minus lowest total of at least two reviews, null otherwise; a large spread calls for another look. */
  spread: Nullable(Type.Number()),
  /** The reader is involved in it: others in the office decide, and the reader gets neither score nor spread. */
  recused: Type.Boolean(),
  /** The reader is involved in an application of this category, and therefore gets no ranks of the category. */
  unranked: Type.Boolean(),
});
export type RankedApplication = Static<typeof RankedApplication>;

export const reviewCalls = endpointTable({
  'GET /prod-api/cms/review/experts': {
    summary: '管理：可邀请的专家，含回避与负荷',
    access: 'cms:apply:decide',
    query: Closed({ applicationId: Id }),
    reply: rows(ExpertCandidate),
    assumed: true,
  },
  'GET /prod-api/cms/review/list': {
    summary: '管理：一份申报的评审',
    access: 'cms:apply:decide',
    query: Closed({ applicationId: Id }),
    reply: rows(AdminReview, Panel),
    assumed: true,
  },
  'POST /prod-api/cms/review': {
    summary: '管理：把申报分配给专家',
    access: 'cms:apply:decide',
    body: Closed({ applicationId: Id, expertIds: Type.Array(Id, { minItems: 1, maxItems: 20 }) }),
    reply: rows(AdminReview, Panel),
    idempotent: true,
    assumed: '每位专家每批次至多 12 份；有利益关系的不能分配；评审截止之后须先延长评审时间',
  },
  'PUT /prod-api/cms/review/until': {
    summary: '管理：延长一份申报的评审时间',
    access: 'cms:apply:decide',
    body: Closed({ applicationId: Id, until: Time }),
    reply: rows(AdminReview, Panel),
    assumed: '只能改晚，距今至多 180 天；没有提交的专家收到通知；对申报人承诺的日期不变',
  },
  'DELETE /prod-api/cms/review/{id}': {
    summary: '管理：取消尚未提交的评审；已声明回避的保留',
    access: 'cms:apply:decide',
    params: IdParams,
    query: Closed({ version: Version }),
    reply: data(Type.Null()),
    assumed: true,
  },
  'GET /prod-api/cms/review/ranking': {
    summary: '管理：按平均分排序',
    access: 'cms:apply:decide',
    query: listQuery(['score'], { periodId: Id, category: Type.Optional(Text(8)) }),
    /**
     * Of the whole period: how many wait to be published as proposed, and the newest announcement that names others of
     * those that are public now. `recused`: the reader takes part in one of those that wait.
     */
    reply: rows(
      RankedApplication,
      Closed({ publicity: Type.Integer({ minimum: 0 }), published: Nullable(Id), recused: Type.Boolean() }),
    ),
    assumed: true,
  },
  'GET /prod-api/cms/review/ranking/export': {
    summary: '管理：导出评审排序',
    access: 'cms:apply:decide',
    query: Closed({ periodId: Id, category: Type.Optional(Text(8)), format: OneOf(EXPORT_FORMATS) }),
    reply: file,
    assumed: EXPORT_LIMITS,
  },
  'POST /prod-api/cms/review/publicity': {
    summary: '管理：把公示名单发布为公告',
    access: 'cms:apply:decide',
    body: Closed({ periodId: Id, note: Type.Optional(Nullable(Text(1000))) }),
    reply: data(Closed({ contentId: Id, count: Type.Integer() })),
    idempotent: true,
    assumed: true,
  },
  'GET /prod-api/cms/review/mine': {
    summary: '专家：分配给本人的评审，不含单位与姓名',
    access: 'cms:review:score',
    query: listQuery(['createTime'], { tab: Type.Optional(OneOf(['open', 'done'])) }),
    reply: rows(OwnReview),
    assumed: true,
  },
  'GET /prod-api/cms/review/{id}': {
    summary: '专家：评审页；声明无利益冲突后才有申报内容',
    access: 'cms:review:score',
    params: IdParams,
    reply: data(ReviewSheet),
    assumed: true,
  },
  'PUT /prod-api/cms/review/{id}/declare': {
    summary: '专家：声明有无利益冲突；评审中才发现的，在提交之前可以回避',
    access: 'cms:review:score',
    params: IdParams,
    body: Closed({
      free: Type.Boolean(),
      reason: Type.Optional(Nullable(Text(REVIEW_LIMITS.stepBack.max))),
      version: Version,
    }),
    reply: data(ReviewSheet),
    assumed: true,
  },
  'PUT /prod-api/cms/review/{id}/decline': {
    summary: '专家：不能承担评审，在提交之前退回',
    access: 'cms:review:score',
    params: IdParams,
    body: Closed({ reason: Text(REVIEW_LIMITS.stepBack.max), version: Version }),
    reply: data(Type.Null()),
    assumed: '分配随即取消，评分草稿删除，管理方收到原因；可以再次分配',
  },
  'PATCH /prod-api/cms/review/{id}/score': {
    summary: '专家：逐项自动保存评分，不同字段自动合并',
    access: 'cms:review:score',
    params: IdParams,
    body: DraftChanges,
    reply: data(DraftSaved),
    assumed: true,
  },
  'GET /prod-api/cms/review/{id}/score/history': {
    summary: '专家：自己评分的历史值，提交之前',
    access: 'cms:review:score',
    params: IdParams,
    query: historyQuery,
    reply: rows(FieldHistoryRow),
    assumed: true,
  },
  'PUT /prod-api/cms/review/{id}/score': {
    summary: '专家：提交已保存的评分',
    access: 'cms:review:score',
    params: IdParams,
    body: Closed({ version: Version }),
    reply: data(ReviewSheet),
    assumed: true,
  },
});
