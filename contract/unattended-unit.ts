import { Type } from 'typebox';
import { data, endpointTable, rows } from './endpoint';
import { UNIT_REASON_MAX } from './limits';
import { Closed, Id, IdParams, Nullable, OneOf, pageQuery, Text, Time } from './schema';
import { UnitPerson } from './unit-member';

const Count = Type.Integer({ minimum: 0 });

/** A unit without an administrator, and what waits there. */
export const UnattendedUnit = Closed({
  id: Id,
  name: Text(120),
  uscc: Nullable(Text(18)),
  members: Count,
  /** Number of applications to join. */
  requests: Count,
  /** Filed applications that wait for the unit's audit. */
  applications: Count,
  /** Since when the longest-waiting of them has waited; null where nothing waits. */
  since: Nullable(Time),
});

/** Calls with which the office helps units that have no administrator (docs/decisions/0093). */
export const unattendedUnitCalls = endpointTable({
  'GET /prod-api/system/unit/unattended': {
    summary: '没有管理员的单位，及在那里等待的申请与申报',
    access: 'system:cert:review',
    query: pageQuery({ state: Type.Optional(OneOf(['waiting'])) }),
    reply: rows(UnattendedUnit),
    assumed: true,
  },
  'GET /prod-api/system/unit/unattended/{id}/people': {
    summary: '可以指定为该单位管理员的人：本单位已实名认证、账号有效的成员，至多 50 人',
    access: 'system:cert:review',
    params: IdParams,
    reply: data(Type.Array(UnitPerson, { maxItems: 50 })),
    assumed: true,
  },
  'PUT /prod-api/system/unit/unattended/{id}/appoint': {
    summary: '写明原因，为没有管理员的单位指定一位已实名认证的成员为管理员',
    access: 'system:cert:review',
    params: IdParams,
    body: Closed({ accountId: Id, reason: Text(UNIT_REASON_MAX) }),
    reply: data(Type.Null()),
    assumed: true,
  },
});
