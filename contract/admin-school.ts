import { type Static, Type } from 'typebox';
import { data, endpointTable, rows } from './endpoint';
import { KEYWORD_MAX, STOP_REASON_MAX } from './limits';
import { Closed, Id, IdParams, listQuery, Nullable, OneOf, Text, Time, Version } from './schema';
import { PLACE_LIMITS, PLACE_STATES } from './school-choices';

const State = OneOf(PLACE_STATES);
const listed = {
  id: Id,
  name: Text(120),
  status: State,
  /** Name of the entry that this one was merged into. */
  mergedName: Nullable(Text(120)),
  /** Why it is stopped, or was merged. */
  reason: Nullable(Text(255)),
  /** Accounts that have it now. */
  people: Type.Integer({ minimum: 0 }),
  createTime: Time,
  version: Version,
};

export const AdminSchool = Closed({
  ...listed,
  province: Nullable(Text(20)),
  city: Nullable(Text(20)),
  address: Nullable(Text(120)),
  /** Number of departments, without removed ones. */
  departments: Type.Integer({ minimum: 0 }),
});
export type AdminSchool = Static<typeof AdminSchool>;

export const AdminDepartment = Closed({ ...listed, schoolId: Id, schoolName: Text(120) });
export type AdminDepartment = Static<typeof AdminDepartment>;

const Name = Type.String({ minLength: PLACE_LIMITS.name.min, maxLength: PLACE_LIMITS.name.max });
const Reason = Type.String({ minLength: 1, maxLength: STOP_REASON_MAX });
const filters = { keyword: Type.Optional(Text(KEYWORD_MAX)), status: Type.Optional(State) };
const Switch = Closed({
  active: Type.Boolean(),
  /** Required when stopping; shown to anybody who asks for the same name later. */
  reason: Type.Optional(Nullable(Text(STOP_REASON_MAX))),
  version: Version,
});
const Merge = Closed({ targetId: Id, reason: Reason, version: Version });
const USUAL = '不写 status 时不含已合并与未通过的条目';

export const adminSchoolCalls = endpointTable({
  'GET /prod-api/system/school/list': {
    summary: '管理：学校与单位列表，含院系数与使用人数',
    access: 'system:school:review',
    query: listQuery(['createTime'], filters),
    reply: rows(AdminSchool),
    assumed: USUAL,
  },
  'PUT /prod-api/system/school/{id}': {
    summary: '管理：修改学校或单位的名称与所在地',
    access: 'system:school:review',
    params: IdParams,
    body: Closed({
      name: Name,
      province: Nullable(Text(PLACE_LIMITS.region.max)),
      city: Nullable(Text(PLACE_LIMITS.region.max)),
      address: Nullable(Text(PLACE_LIMITS.address.max)),
      version: Version,
    }),
    reply: data(AdminSchool),
    assumed: true,
  },
  'PUT /prod-api/system/school/{id}/status': {
    summary: '管理：停用或恢复学校；停用后不再供选择，已选的保留',
    access: 'system:school:review',
    params: IdParams,
    body: Switch,
    reply: data(AdminSchool),
    assumed: '停用须写明原因，再次申请同名条目的人会看到',
  },
  'PUT /prod-api/system/school/{id}/merge': {
    summary: '管理：把重复的学校合并到另一所，人员与院系随之转移',
    access: 'system:school:review',
    params: IdParams,
    body: Merge,
    reply: data(AdminSchool),
    assumed: '不能撤销；答复为被合并的条目',
  },
  'GET /prod-api/system/department/list': {
    summary: '管理：院系列表，含使用人数',
    access: 'system:school:review',
    query: listQuery(['createTime'], { ...filters, schoolId: Type.Optional(Id) }),
    reply: rows(AdminDepartment),
    assumed: USUAL,
  },
  'PUT /prod-api/system/department/{id}': {
    summary: '管理：修改院系的名称',
    access: 'system:school:review',
    params: IdParams,
    body: Closed({ name: Name, version: Version }),
    reply: data(AdminDepartment),
    assumed: true,
  },
  'PUT /prod-api/system/department/{id}/status': {
    summary: '管理：停用或恢复院系；停用后不再供选择，已选的保留',
    access: 'system:school:review',
    params: IdParams,
    body: Switch,
    reply: data(AdminDepartment),
    assumed: '停用须写明原因，再次申请同名条目的人会看到',
  },
  'PUT /prod-api/system/department/{id}/merge': {
    summary: '管理：把重复的院系合并到同一学校的另一个，人员随之转移',
    access: 'system:school:review',
    params: IdParams,
    body: Merge,
    reply: data(AdminDepartment),
    assumed: '不能撤销；答复为被合并的条目',
  },
});
