import { type Static, Type } from 'typebox';
import { data, endpointTable, rows } from './endpoint';
import { PERIOD_STATUSES } from './enums';
import {
  AGE_LIMITS,
  PERIOD_LIMITS,
  PROMISE_DAYS_MAX,
  REVIEW_MINIMUM_MAX,
  RUNNING_LIMITS,
  SET_STEPS,
  type SetStep,
  TITLE_RANKS,
} from './period-choices';
import { EXTENDED_DATES } from './period-extension';
import { Closed, entity, Id, IdParams, Month, OneOf, Text, Time, Version } from './schema';

const { name, code, category, material } = PERIOD_LIMITS;
const PeriodCategory = Closed({
  key: Text(category.key.max),
  name: Text(category.name.max),
  summary: Text(category.summary.max),
});
export const PeriodMaterial = Closed({
  kind: Text(material.kind.max),
  label: Text(material.label.max),
  required: Type.Boolean(),
  help: Text(material.help.max),
  /** Id of the 常用模板 entry to be filled in for this attachment. */
  templateId: Type.Optional(Id),
});

const Days = Type.Optional(Type.Integer({ minimum: 1, maximum: PROMISE_DAYS_MAX }));
/** Promised days from the arrival at a step; a step without them follows the calendar of the period. */
const PromiseDays = Closed(
  Object.fromEntries(SET_STEPS.map((step) => [step, Days])) as Record<SetStep, typeof Days>,
);

const between = ({ min, max }: { min: number; max: number }) =>
  Type.Optional(Type.Integer({ minimum: min, maximum: max }));
/** Requirements on the leader of an application. */
const Limits = Closed({
  ageMax: between(AGE_LIMITS),
  titleMin: Type.Optional(OneOf(TITLE_RANKS)),
  runningMax: between(RUNNING_LIMITS),
});

/** The values that staff enter; everything else about a period is derived from them. */
const plan = {
  name: Type.String({ minLength: name.min, maxLength: name.max }),
  year: Type.Integer({ minimum: 2000, maximum: 2100 }),
  code: Type.String({ minLength: code.min, maxLength: code.max, pattern: '^[A-Za-z0-9-]+$' }),
  categories: Type.Array(PeriodCategory, { maxItems: 12 }),
  applyStart: Time,
  applyEnd: Time,
  unitAuditEnd: Time,
  formalCheckEnd: Time,
  reviewEnd: Time,
  /** Least number of reviews for a decision. */
  reviewMinimum: Type.Integer({ minimum: 1, maximum: REVIEW_MINIMUM_MAX }),
  publicityStart: Time,
  publicityDays: Type.Integer({ minimum: 0, maximum: 60 }),
  approvalAt: Time,
  promiseDays: PromiseDays,
  stageOneStart: Time,
  stageOneEnd: Time,
  stageTwoStart: Time,
  stageTwoEnd: Time,
  closeAt: Time,
  termFrom: Month,
  termTo: Month,
  /** Reference ceiling of indirect costs, 0–1; a warning, never a block (req:forms-budget). */
  indirectRatio: Type.Number({ minimum: 0, maximum: 1 }),
  maxPerPerson: Type.Integer({ minimum: 1, maximum: 20 }),
  leaderLimits: Type.Optional(Limits),
  attachments: Type.Array(PeriodMaterial, { maxItems: 20 }),
  /** 政策文件 it rests on. */
  policies: Type.Array(Id, { maxItems: 10 }),
};
export const PeriodInput = Closed(plan);
export type PeriodInput = Static<typeof PeriodInput>;

/** The planned end, and the minutes of downtime that led to its extension. */
export const PeriodExtension = Closed({ planned: Time, minutes: Type.Integer({ minimum: 1 }) });
export type PeriodExtension = Static<typeof PeriodExtension>;
const Extension = Type.Optional(PeriodExtension);
/** Dates that downtime has extended: for each the planned date and the minutes lost in its last day. */
const Extensions = Closed(
  Object.fromEntries(EXTENDED_DATES.map((date) => [date, Extension])) as Record<
    (typeof EXTENDED_DATES)[number],
    typeof Extension
  >,
);

/** 批次 (req:product-period). `status` is derived from the service's clock. */
const period = {
  ...entity,
  ...plan,
  extensions: Type.Optional(Extensions),
  status: OneOf(PERIOD_STATUSES),
  /** The service's time at which `status` holds; the app goes by the time that every answer bears. */
  serverTime: Time,
};
export const Period = Closed(period);
export type Period = Static<typeof Period>;

/** A period as the admin area shows it, with the number of its applications. */
export const AdminPeriod = Closed({
  ...period,
  /** Applications of any status; a period that has some cannot be deleted. */
  applications: Type.Integer({ minimum: 0 }),
  submitted: Type.Integer({ minimum: 0 }),
});
export type AdminPeriod = Static<typeof AdminPeriod>;

export const periodCalls = endpointTable({
  'GET /prod-api/cms/period/list': {
    summary: '全部批次',
    access: 'public',
    lastGood: true,
    reply: rows(Period),
  },
  'GET /prod-api/cms/period/list/open': {
    summary: '正在开放申报的批次',
    access: 'public',
    lastGood: true,
    reply: rows(Period),
  },
  'GET /prod-api/cms/period/manage': {
    summary: '管理：批次与申报数量',
    access: 'cms:period:list',
    reply: rows(AdminPeriod),
    assumed: true,
  },
  'POST /prod-api/cms/period': {
    summary: '管理：新建批次',
    access: 'cms:period:add',
    body: PeriodInput,
    reply: data(AdminPeriod),
    idempotent: true,
    assumed: true,
  },
  'PUT /prod-api/cms/period/{id}': {
    summary: '管理：修改批次；已有申报使用的类别不能删除',
    access: 'cms:period:edit',
    params: IdParams,
    body: Closed({ ...plan, version: Version }),
    reply: data(AdminPeriod),
    assumed: true,
  },
  'DELETE /prod-api/cms/period/{id}': {
    summary: '管理：删除没有申报的批次',
    access: 'cms:period:remove',
    params: IdParams,
    query: Closed({ version: Version }),
    reply: data(Type.Null()),
    assumed: true,
  },
});
