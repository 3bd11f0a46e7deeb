import { type Static, Type } from 'typebox';
import { ConfirmedMembers } from './confirmation';
import { data, endpointTable, file } from './endpoint';
import { DRAFT_TEXT_MAX } from './limits';
import { Closed, IdParams, Nullable, Text } from './schema';

/** The content of 单位审核签章页; null fields are printed as empty lines to be filled in by hand. */
export const StampSheet = Closed({
  title: Nullable(Text(DRAFT_TEXT_MAX)),
  no: Nullable(Text(24)),
  unitName: Nullable(Text(DRAFT_TEXT_MAX)),
  uscc: Nullable(Text(DRAFT_TEXT_MAX)),
  leader: Nullable(Text(40)),
  /** 预算合计 in 分. */
  budget: Nullable(Type.Integer()),
  /** Of the project, and who of them confirmed online; null on the empty sheet. */
  members: Nullable(ConfirmedMembers),
  /** Not filed: the sheet is marked 草稿 and has no check code. */
  draft: Type.Boolean(),
  /** The filed version that is to be stamped; null where nothing is filed. */
  version: Nullable(Type.Integer({ minimum: 1 })),
  /** First groups of the filed digest. */
  code: Nullable(Text(24)),
});
export type StampSheet = Static<typeof StampSheet>;

export const stampCalls = endpointTable({
  'GET /prod-api/cms/stamp.pdf': {
    summary: '空白的单位审核签章页（PDF）',
    access: 'public',
    reply: file,
    assumed: true,
  },
  'GET /prod-api/cms/apply/{id}/stamp': {
    summary: '单位审核签章页的内容',
    access: 'signedIn',
    params: IdParams,
    reply: data(StampSheet),
    assumed: '未提交的申报为草稿，没有校验码',
  },
  'GET /prod-api/cms/apply/{id}/stamp.pdf': {
    summary: '单位审核签章页（PDF）',
    access: 'signedIn',
    params: IdParams,
    reply: file,
    assumed: true,
  },
});
