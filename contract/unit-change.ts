import { type Static, Type } from 'typebox';
import { data, endpointTable, rows } from './endpoint';
import { UNIT_REASON_MAX } from './limits';
import { unitFacts } from './register';
import { Closed, Day, FileId, Id, IdParams, listQuery, Nullable, OneOf, Text, Time, Version } from './schema';
import { FORMER_KINDS, UNIT_FACTS } from './unit-choices';

const Status = Type.Integer({ minimum: 0, maximum: 3 });

/** A name or a code that the unit had before an agreed change. */
export const FormerEntry = Closed({
  kind: OneOf(FORMER_KINDS),
  value: Text(120),
  /** Null where it was valid from the registration on. */
  from: Nullable(Day),
  until: Day,
});
export type FormerEntry = Static<typeof FormerEntry>;

const facts = {
  name: Text(120),
  uscc: Nullable(Text(18)),
  nature: Nullable(Text(20)),
  legalPerson: Nullable(Text(40)),
  province: Nullable(Text(20)),
  city: Nullable(Text(20)),
  address: Nullable(Text(200)),
};

/** The unit one belongs to, as it is registered now. */
export const OwnUnit = Closed({
  id: Id,
  ...facts,
  former: Type.Array(FormerEntry),
  version: Version,
});

export const UnitFactChange = Closed({
  field: OneOf(UNIT_FACTS),
  from: Nullable(Text(200)),
  to: Text(200),
});
export type UnitFactChange = Static<typeof UnitFactChange>;

export const UnitChange = Closed({
  id: Id,
  unitId: Id,
  /** The current name of the unit. */
  unitName: Text(120),
  fields: Type.Array(UnitFactChange),
  /** The day on which the change was entered in the official registry. */
  effectiveOn: Day,
  grounds: Text(UNIT_REASON_MAX),
  paperFile: FileId,
  /** 0 pending, 1 agreed, 2 refused, 3 withdrawn. */
  status: Status,
  reason: Nullable(Text(255)),
  filedBy: Text(40),
  createTime: Time,
  decideTime: Nullable(Time),
  version: Version,
});
export type UnitChange = Static<typeof UnitChange>;

/** A change request as the office sees it. */
export const UnitChangeCase = Closed({
  ...UnitChange.properties,
  uscc: Nullable(Text(18)),
  former: Type.Array(FormerEntry),
  /**
   * Another unit that has or had the same name, to be checked before the change is agreed to; null where there is none.
   */
  namesake: Nullable(Text(120)),
});

/** A unit's registered data, and changes of them. */
export const unitChangeCalls = endpointTable({
  'GET /prod-api/system/unit/own': {
    summary: '本人所属单位的登记信息与曾用名；没有单位时为 null',
    access: 'signedIn',
    reply: data(Nullable(OwnUnit)),
    assumed: true,
  },
  'GET /prod-api/system/unit/change': {
    summary: '本单位最近一份信息变更',
    access: 'system:unit:member',
    reply: data(Nullable(UnitChange)),
    assumed: true,
  },
  'POST /prod-api/system/unit/change': {
    summary: '单位管理员申请变更登记信息，附新证照或变更通知书；同时只能有一份等待审核',
    access: 'system:unit:member',
    body: Closed({
      ...unitFacts,
      effectiveOn: Day,
      grounds: Text(UNIT_REASON_MAX),
      paperFile: FileId,
      /** Version of the unit that the caller saw. */
      version: Version,
    }),
    reply: data(UnitChange),
    idempotent: true,
    assumed: '单位的登记信息已有变动时为 409',
  },
  'DELETE /prod-api/system/unit/change': {
    summary: '审核之前撤回信息变更',
    access: 'system:unit:member',
    query: Closed({ id: Id }),
    reply: data(Type.Null()),
    assumed: true,
  },
  'GET /prod-api/system/unit/change/list': {
    summary: '单位信息变更列表',
    access: 'system:cert:review',
    query: listQuery(['createTime'], { status: Type.Optional(Status) }),
    reply: rows(UnitChangeCase),
    assumed: true,
  },
  'PUT /prod-api/system/unit/change/{id}/decide': {
    summary: '通过或驳回单位信息变更',
    access: 'system:cert:review',
    params: IdParams,
    body: Closed({
      agree: Type.Boolean(),
      reason: Type.Optional(Nullable(Text(UNIT_REASON_MAX))),
      version: Version,
    }),
    reply: data(UnitChangeCase),
    assumed: true,
  },
});
