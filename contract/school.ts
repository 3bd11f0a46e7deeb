import { Type } from 'typebox';
import { data, endpointTable, fields, rows } from './endpoint';
import { KEYWORD_MAX } from './limits';
import { Closed, Id, IdParams, listQuery, Nullable, Text, Time } from './schema';
import { PLACE_LIMITS } from './school-choices';

const Name = Type.String({ minLength: 1, maxLength: PLACE_LIMITS.name.max });
const Optional = (max: number) => Type.Optional(Nullable(Text(max)));
const Status = Type.Integer({ minimum: 0, maximum: 3 });
/** A requested entry can be used at once by the person who requested it, marked 待审核 (req:product-schools). */
const Option = Closed({ id: Id, name: Text(120), pending: Type.Boolean() });

export const SchoolApply = Closed({
  id: Id,
  login: Text(40),
  school_id: Id,
  school_name: Text(120),
  department_id: Nullable(Id),
  name: Text(120),
  remarks: Text(255),
  /** 0 待审核 1 已通过 2 已合并 3 已驳回. */
  status: Status,
  reason: Nullable(Text(255)),
  create_time: Time,
  version: Type.Integer(),
});

export const schoolCalls = endpointTable({
  'GET /api/schools/for_option.json': {
    summary: '学校与单位选项',
    access: 'signedIn',
    query: Closed({ keyword: Type.Optional(Text(KEYWORD_MAX)) }),
    reply: fields(Closed({ schools: Type.Array(Option) })),
    assumed: 'keyword 按名称筛选，至多 200 条',
  },
  'GET /api/schools/{id}/departments/for_option.json': {
    summary: '某学校的院系选项',
    access: 'signedIn',
    params: IdParams,
    query: Closed({ keyword: Type.Optional(Text(KEYWORD_MAX)) }),
    reply: fields(Closed({ departments: Type.Array(Option) })),
  },
  'POST /api/add_school_applies.json': {
    summary: '申请新增学校或单位',
    access: 'signedIn',
    body: Closed({
      name: Name,
      province: Optional(20),
      city: Optional(20),
      address: Optional(PLACE_LIMITS.address.max),
      remarks: Optional(PLACE_LIMITS.remarks.max),
    }),
    reply: fields(Closed({ school_id: Id, apply_status: Status })),
    idempotent: true,
    assumed: '返回可立即使用的学校编号',
  },
  'POST /api/add_department_applies.json': {
    summary: '申请新增院系或部门',
    access: 'signedIn',
    body: Closed({ name: Name, school_id: Id, remarks: Optional(PLACE_LIMITS.remarks.max) }),
    reply: fields(Closed({ department_id: Id, apply_status: Status })),
    idempotent: true,
    assumed: '返回可立即使用的院系编号',
  },
  'GET /api/users/school_applies.json': {
    summary: '本人提出的学校与院系申请',
    access: 'signedIn',
    reply: fields(Closed({ applies: Type.Array(SchoolApply) })),
    assumed: true,
  },
  'GET /prod-api/system/school/apply/list': {
    summary: '学校与院系申请列表',
    access: 'system:school:review',
    query: listQuery(['createTime'], { status: Type.Optional(Status) }),
    reply: rows(SchoolApply),
    assumed: true,
  },
  'PUT /prod-api/system/school/apply/{id}/decide': {
    summary: '通过、合并到已有条目，或驳回',
    access: 'system:school:review',
    params: IdParams,
    body: Closed({
      decision: Type.Enum(['approve', 'merge', 'reject']),
      /** For `merge`: the existing school or department. */
      targetId: Type.Optional(Id),
      reason: Optional(255),
      version: Type.Integer({ minimum: 0 }),
    }),
    reply: data(SchoolApply),
    assumed: true,
  },
});
