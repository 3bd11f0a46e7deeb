import { Type } from 'typebox';
import {
  Achievement,
  AchievementDraft,
  AchievementFigures,
  AchievementRow,
  ContributionRequest,
  MaturityLevel,
  OwnAchievement,
  OwnAchievementRow,
  SourceToTake,
} from './achievement';
import {
  ACHIEVEMENT_COLUMNS,
  ACHIEVEMENT_EVENTS,
  ACHIEVEMENT_LIMITS,
  ACHIEVEMENT_STATUSES,
  ACHIEVEMENT_TYPES,
  MATURITY_BANDS,
} from './achievement-choices';
import { COVER_WIDTHS } from './cover-sizes';
import { DraftChanges, DraftSaved, FieldHistoryRow, historyQuery } from './draft';
import { data, endpointTable, file, rows } from './endpoint';
import { KEYWORD_MAX } from './limits';
import { Closed, FileId, Id, IdParams, listQuery, Nullable, OneOf, Text, Version } from './schema';
import { TECH_FIELDS } from './tech-fields';

const filters = {
  keyword: Type.Optional(Text(KEYWORD_MAX)),
  field: Type.Optional(OneOf(TECH_FIELDS)),
  type: Type.Optional(OneOf(ACHIEVEMENT_TYPES)),
  maturity: Type.Optional(OneOf(MATURITY_BANDS)),
  /** One level of 技术成熟度, because the statistics count by level while people filter by band. */
  level: Type.Optional(MaturityLevel),
  year: Type.Optional(Type.Integer({ minimum: 1990, maximum: 2100 })),
  unit: Type.Optional(Text(120)),
};

export const achievementCalls = endpointTable({
  'GET /prod-api/cms/open/achi': {
    summary: '公开成果列表',
    access: 'public',
    lastGood: true,
    query: listQuery(ACHIEVEMENT_COLUMNS, filters),
    reply: rows(AchievementRow),
    assumed: true,
  },
  'GET /prod-api/cms/open/achi/data': {
    summary: '已发布成果的统计：年度、领域 × 类型、成熟度、完成单位',
    access: 'public',
    lastGood: true,
    query: Closed(filters),
    reply: data(AchievementFigures),
    assumed: true,
  },
  'GET /prod-api/cms/open/achi/{id}': {
    summary: '一项公开成果；已下架的返回 410，联系方式只给会员',
    access: 'public',
    lastGood: true,
    countsViews: true,
    params: IdParams,
    reply: data(Achievement),
    assumed: true,
  },
  'GET /prod-api/cms/open/achi/{id}/files/{fileId}': {
    summary: '下载公开成果的附件',
    access: 'public',
    params: Closed({ id: Id, fileId: FileId }),
    reply: file,
    assumed: true,
  },
  'GET /prod-api/cms/open/achi/{id}/cover/{fileId}/{width}': {
    summary: '公开成果的封面，按宽度缩小',
    access: 'public',
    params: Closed({ id: Id, fileId: FileId, width: OneOf(COVER_WIDTHS) }),
    reply: file,
    assumed: true,
  },
  'GET /prod-api/cms/open/achi/{id}/figures/{fileId}/{width}': {
    summary: '公开成果的插图，按宽度缩小',
    access: 'public',
    params: Closed({ id: Id, fileId: FileId, width: OneOf(COVER_WIDTHS) }),
    reply: file,
    assumed: true,
  },
  'GET /prod-api/cms/achi/mine': {
    summary: '我的成果',
    access: 'signedIn',
    query: listQuery(['updateTime'], { status: Type.Optional(OneOf(ACHIEVEMENT_STATUSES)) }),
    reply: rows(OwnAchievementRow),
    assumed: true,
  },
  'GET /prod-api/cms/achi/sources': {
    summary: '可以一键生成成果的已结题项目',
    access: 'signedIn',
    reply: data(Type.Array(SourceToTake)),
    assumed: true,
  },
  'GET /prod-api/cms/achi/contributions': {
    summary: '请我确认的成果署名',
    access: 'signedIn',
    reply: data(Type.Array(ContributionRequest)),
    assumed: true,
  },
  'POST /prod-api/cms/achi/{id}/contribution': {
    summary: '确认或否认自己的署名',
    access: 'signedIn',
    reaches: true,
    params: IdParams,
    body: Closed({ agree: Type.Boolean() }),
    reply: data(Type.Null()),
    assumed: true,
  },
  'GET /prod-api/cms/achi/queue': {
    summary: '审核：待审核和已处理的成果',
    access: 'cms:achi:moderate',
    query: listQuery(['updateTime'], {
      status: Type.Optional(OneOf(ACHIEVEMENT_STATUSES)),
      keyword: Type.Optional(Text(KEYWORD_MAX)),
    }),
    reply: rows(OwnAchievementRow),
    assumed: true,
  },
  'POST /prod-api/cms/achi': {
    summary: '登记成果；给出来源项目时预填。填写时才调用，打开页面不会新建',
    access: 'cms:achi:add',
    body: Closed({ sourceId: Nullable(Id) }),
    reply: data(OwnAchievement),
    idempotent: true,
    assumed: true,
  },
  'GET /prod-api/cms/achi/new': {
    summary: '登记成果时会预填什么，可给出来源项目；不写入',
    access: 'cms:achi:add',
    query: Closed({ sourceId: Type.Optional(Id) }),
    reply: data(AchievementDraft),
    assumed: true,
  },
  'GET /prod-api/cms/achi/{id}': {
    summary: '自己的或待审核的成果，含状态和意见',
    access: 'signedIn',
    params: IdParams,
    reply: data(OwnAchievement),
    assumed: true,
  },
  'PATCH /prod-api/cms/achi/{id}': {
    summary: '逐项自动保存草稿，不同字段自动合并',
    access: 'signedIn',
    params: IdParams,
    body: DraftChanges,
    reply: data(DraftSaved),
    assumed: true,
  },
  'GET /prod-api/cms/achi/{id}/history': {
    summary: '字段的历史值，只给还能修改它的人',
    access: 'signedIn',
    params: IdParams,
    query: historyQuery,
    reply: rows(FieldHistoryRow),
    assumed: true,
  },
  'DELETE /prod-api/cms/achi/{id}': {
    summary: '删除草稿',
    access: 'signedIn',
    params: IdParams,
    reply: data(Type.Null()),
    assumed: true,
  },
  'POST /prod-api/cms/achi/{id}/{event}': {
    summary: '提交、撤回、发布、退回或下架',
    access: 'signedIn',
    reaches: true,
    params: Closed({ id: Id, event: OneOf(ACHIEVEMENT_EVENTS) }),
    body: Closed({
      version: Version,
      reason: Type.Optional(
        Type.String({ minLength: ACHIEVEMENT_LIMITS.reason.min, maxLength: ACHIEVEMENT_LIMITS.reason.max }),
      ),
    }),
    reply: data(OwnAchievement),
    assumed: true,
  },
});
