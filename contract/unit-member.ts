import { Type } from 'typebox';
import { data, endpointTable, rows } from './endpoint';
import { KEYWORD_MAX, UNIT_REASON_MAX } from './limits';
import { UnitApply, unitFacts } from './register';
import { Closed, FileId, Id, IdParams, listQuery, Nullable, Text, Time } from './schema';
import { FormerEntry } from './unit-change';

const Status = Type.Integer({ minimum: 0, maximum: 3 });
const Decision = Closed({
  agree: Type.Boolean(),
  reason: Type.Optional(Nullable(Text(UNIT_REASON_MAX))),
  version: Type.Integer({ minimum: 0 }),
});

/** A search must not find by masked data, or the data could be guessed by trying one value after another. */
const FOUND_BY = 'keyword 在显示的姓名与账号中查找，不查被遮住的手机号';
const keyword = Type.Optional(Text(KEYWORD_MAX));

export const MemberApply = Closed({
  id: Id,
  accountId: Id,
  login: Text(40),
  name: Text(40),
  /** Masked phone number, enough to recognise a colleague; empty where the account has none. */
  phone: Text(20),
  certified: Type.Boolean(),
  unitId: Id,
  unitName: Text(120),
  status: Status,
  reason: Nullable(Text(255)),
  createTime: Time,
  /**
   * For status 3 (ended): null where the application was withdrawn undecided; otherwise when it was decided: the person
   * became a member, and later left or, if there is a reason, was removed.
   */
  decideTime: Nullable(Time),
  version: Type.Integer(),
});

/** The caller's own application, and whether the unit has an administrator who can answer it. */
const OwnJoin = Closed({ ...MemberApply.properties, attended: Type.Boolean() });

/** A current member of a unit. */
export const UnitPerson = Closed({
  accountId: Id,
  login: Text(40),
  name: Text(40),
  phone: Text(20),
  certified: Type.Boolean(),
  unitName: Text(120),
  /** The person is an administrator of the unit. */
  administers: Type.Boolean(),
  /**
   * When the unit agreed, or the platform agreed to the unit of the person who registered it; null where no application
   * was needed.
   */
  joinTime: Nullable(Time),
});

export const UnitCase = Closed({
  id: Id,
  unitId: Id,
  unitName: Text(120),
  uscc: Nullable(Text(18)),
  nature: Nullable(Text(20)),
  legalPerson: Nullable(Text(40)),
  address: Nullable(Text(200)),
  /** Former names and codes of the unit. */
  former: Type.Array(FormerEntry),
  adminName: Text(40),
  licenseFile: Nullable(FileId),
  letterFile: Nullable(FileId),
  status: Status,
  reason: Nullable(Text(255)),
  createTime: Time,
  version: Type.Integer(),
});

/** Membership in units, and the review of units registered by their members. */
export const unitMemberCalls = endpointTable({
  'GET /prod-api/system/unit/join': {
    summary: '本人加入单位的申请',
    access: 'signedIn',
    reply: data(Nullable(OwnJoin)),
    assumed: true,
  },
  'POST /prod-api/system/unit/join': {
    summary: '申请加入单位，由单位管理员确认',
    access: 'signedIn',
    reaches: true,
    body: Closed({ deptId: Id }),
    reply: data(OwnJoin),
    idempotent: true,
    assumed: true,
  },
  'DELETE /prod-api/system/unit/join': {
    summary: '撤回加入申请（写明编号时只撤回这一份），或退出单位',
    access: 'signedIn',
    query: Closed({ id: Type.Optional(Id) }),
    reply: data(Type.Null()),
    assumed: true,
  },
  'POST /prod-api/system/unit/registration': {
    summary: '已实名认证的人用现有账号注册单位，或登记为所属单位的管理员；提交材料后由管理方审核',
    access: 'signedIn',
    body: Closed(unitFacts),
    reply: data(UnitApply),
    idempotent: true,
    assumed: true,
  },
  'GET /prod-api/system/unit/member/list': {
    summary: '加入本单位的申请',
    access: 'system:unit:member',
    query: listQuery(['createTime'], { keyword, status: Type.Optional(Status) }),
    reply: rows(MemberApply),
    assumed: FOUND_BY,
  },
  'GET /prod-api/system/unit/people': {
    summary: '本单位现有的成员',
    access: 'system:unit:member',
    query: listQuery(['accountId'], {
      keyword,
      administers: Type.Optional(Type.Boolean()),
      certified: Type.Optional(Type.Boolean()),
    }),
    reply: rows(UnitPerson),
    assumed: FOUND_BY,
  },
  'PUT /prod-api/system/unit/people/{id}/handOver': {
    summary: '把本单位的管理权限移交给一位已实名认证的成员（写账号编号），本人随即改为普通成员',
    access: 'system:unit:member',
    params: IdParams,
    reply: data(Type.Null()),
    assumed: true,
  },
  'PUT /prod-api/system/unit/people/{id}/remove': {
    summary: '写明原因，将一位成员（写账号编号）移出本单位',
    access: 'system:unit:member',
    params: IdParams,
    body: Closed({ reason: Text(UNIT_REASON_MAX) }),
    reply: data(Type.Null()),
    assumed: true,
  },
  'PUT /prod-api/system/unit/member/{id}/decide': {
    summary: '通过或驳回加入本单位的申请',
    access: 'system:unit:member',
    params: IdParams,
    body: Decision,
    reply: data(MemberApply),
    assumed: true,
  },
  'GET /prod-api/system/unit/apply/list': {
    summary: '单位注册申请列表',
    access: 'system:cert:review',
    query: listQuery(['createTime'], { status: Type.Optional(Status) }),
    reply: rows(UnitCase),
    assumed: true,
  },
  'PUT /prod-api/system/unit/apply/{id}/decide': {
    summary: '通过或驳回单位注册',
    access: 'system:cert:review',
    params: IdParams,
    body: Decision,
    reply: data(UnitCase),
    assumed: true,
  },
});
