import { Type } from 'typebox';
import { COVER_WIDTHS } from './cover-sizes';
import { DraftChanges, DraftSaved, FieldHistoryRow, historyQuery } from './draft';
import { data, endpointTable, file, rows } from './endpoint';
import { KEYWORD_MAX } from './limits';
import { MyResultRow, PublicResult, PublicResultRow, ResultFields, StageResult } from './result';
import { MILESTONES } from './result-choices';
import { Closed, FileId, Id, IdParams, listQuery, OneOf, SomeOf, Text, Version } from './schema';

const Submission = Closed({
  /** The application whose stage result this is. */
  applyId: Id,
  version: Version,
  /** The last unsaved changes, so that submitting does not have to wait for the autosave. */
  changes: Type.Optional(SomeOf(ResultFields)),
});
const guess = '规格只说明“object”：applyId 为申报编号，version 为成果的版本，changes 为尚未保存的字段';

export const resultCalls = endpointTable({
  'POST /prod-api/cms/apply/resultOne': {
    summary: '提交阶段一成果',
    access: 'signedIn',
    body: Submission,
    reply: data(StageResult),
    assumed: guess,
  },
  'POST /prod-api/cms/apply/resultTwo': {
    summary: '提交阶段二成果',
    access: 'signedIn',
    body: Submission,
    reply: data(StageResult),
    assumed: guess,
  },
  'GET /prod-api/cms/result/mine': {
    summary: '我的项目的阶段成果及填报窗口',
    access: 'signedIn',
    reply: data(Type.Array(MyResultRow)),
    assumed: true,
  },
  'GET /prod-api/cms/result/{id}': {
    summary: '一项申报已提交的阶段成果；负责人、本单位和管理方可见',
    access: 'signedIn',
    params: IdParams,
    reply: data(Type.Array(StageResult)),
    assumed: '尚未提交的阶段不在其中',
  },
  'GET /prod-api/cms/result/{id}/{milestone}': {
    summary: '一项申报的阶段成果；负责人、本单位和管理方可见',
    access: 'signedIn',
    params: Closed({ id: Id, milestone: OneOf(MILESTONES) }),
    reply: data(StageResult),
    assumed: true,
  },
  'PATCH /prod-api/cms/result/{id}/{milestone}': {
    summary: '逐项自动保存阶段成果，不同字段自动合并',
    access: 'signedIn',
    params: Closed({ id: Id, milestone: OneOf(MILESTONES) }),
    body: DraftChanges,
    reply: data(DraftSaved),
    assumed: true,
  },
  'GET /prod-api/cms/result/{id}/{milestone}/history': {
    summary: '字段的历史值，只给还能修改它的人',
    access: 'signedIn',
    params: Closed({ id: Id, milestone: OneOf(MILESTONES) }),
    query: historyQuery,
    reply: rows(FieldHistoryRow),
    assumed: true,
  },
  'GET /prod-api/cms/open/result': {
    summary: '已公开的阶段成果',
    access: 'public',
    lastGood: true,
    query: listQuery(['passTime'], {
      milestone: Type.Optional(OneOf(MILESTONES)),
      category: Type.Optional(Text(8)),
      keyword: Type.Optional(Text(KEYWORD_MAX)),
    }),
    reply: rows(PublicResultRow),
    assumed: true,
  },
  'GET /prod-api/cms/open/result/{id}': {
    summary: '一个项目已公开的阶段成果；没有公开的返回 404',
    access: 'public',
    lastGood: true,
    params: IdParams,
    reply: data(PublicResult),
    assumed: true,
  },
  'GET /prod-api/cms/open/result/{id}/{milestone}/figures/{fileId}/{width}': {
    summary: '已公开的阶段成果的插图，按宽度缩小',
    access: 'public',
    params: Closed({ id: Id, milestone: OneOf(MILESTONES), fileId: FileId, width: OneOf(COVER_WIDTHS) }),
    reply: file,
    assumed: true,
  },
});
