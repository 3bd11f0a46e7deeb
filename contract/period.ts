import { type Static, Type } from 'typebox';
import { endpointTable, rows } from './endpoint';
import { PERIOD_STATUSES } from './enums';
import { Closed, entity, Month, OneOf, Text, Time } from './schema';

export const PeriodCategory = Closed({ key: Text(8), name: Text(40), summary: Text(200) });
export const PeriodMaterial = Closed({
  kind: Text(40),
  label: Text(60),
  required: Type.Boolean(),
  help: Text(200),
});

/** 批次 (product §4). `status` is derived from the service's clock. */
export const Period = Closed({
  ...entity,
  name: Text(60),
  year: Type.Integer(),
  code: Text(20),
  categories: Type.Array(PeriodCategory),
  applyStart: Time,
  applyEnd: Time,
  unitAuditEnd: Time,
  formalCheckEnd: Time,
  reviewEnd: Time,
  publicityStart: Time,
  publicityDays: Type.Integer({ minimum: 0, maximum: 60 }),
  approvalAt: Time,
  stageOneStart: Time,
  stageOneEnd: Time,
  stageTwoStart: Time,
  stageTwoEnd: Time,
  closeAt: Time,
  termFrom: Month,
  termTo: Month,
  /** Reference ceiling of indirect costs, 0–1; a warning, never a block (ux §3). */
  indirectRatio: Type.Number({ minimum: 0, maximum: 1 }),
  maxPerPerson: Type.Integer({ minimum: 1 }),
  attachments: Type.Array(PeriodMaterial),
  status: OneOf(PERIOD_STATUSES),
  /** The service's clock when it answered: countdowns run on it, not on the visitor's. */
  serverTime: Time,
});
export type Period = Static<typeof Period>;

export const periodCalls = endpointTable({
  'GET /prod-api/cms/period/list': { summary: '全部批次', access: 'public', reply: rows(Period) },
  'GET /prod-api/cms/period/list/open': {
    summary: '正在开放申报的批次',
    access: 'public',
    reply: rows(Period),
  },
});
