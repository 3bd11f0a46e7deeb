import { UNIT_NAME_MAX } from './limits';

export const DEMAND_TYPES = ['development', 'joint', 'service', 'consulting'] as const;
export type DemandType = (typeof DEMAND_TYPES)[number];
/** What readers see; drafts and demands under review are not public (req:forms-demand). */
export const PUBLIC_DEMAND_STATUSES = ['published', 'matching', 'solved', 'expired'] as const;
export type PublicDemandStatus = (typeof PUBLIC_DEMAND_STATUSES)[number];
export const DEMAND_BUDGETS = ['under50', 'from50to100', 'over100', 'negotiable'] as const;
export type DemandBudget = (typeof DEMAND_BUDGETS)[number];
/** Choices of the deadline filter: the demand ends within this many days. */
export const DEMAND_DEADLINES = ['30', '90'] as const;
/** 公开范围: everybody, or signed-in people only. */
export const DEMAND_SCOPES = ['public', 'members'] as const;
export const DEMAND_COLUMNS = ['deadline', 'publishAt', 'views'] as const;

/** What is stored; 已过期 is never stored, it follows from the clock. */
export const STORED_DEMAND_STATUSES = [
  'draft',
  'pending',
  'published',
  'matching',
  'solved',
  'returned',
  'closed',
] as const;
export type StoredDemandStatus = (typeof STORED_DEMAND_STATUSES)[number];
export const DEMAND_STATUSES = [...STORED_DEMAND_STATUSES, 'expired'] as const;
export type DemandStatus = (typeof DEMAND_STATUSES)[number];

export const DEMAND_LIMITS = {
  title: { min: 5, max: 40 },
  summary: { max: 200 },
  problem: { min: 50, max: 2000 },
  conditions: { max: 2000 },
  cooperation: { max: 60 },
  unitName: { max: UNIT_NAME_MAX },
  indicator: { name: { max: 60 }, current: { max: 120 }, target: { max: 120 }, method: { max: 120 } },
  indicators: 10,
  files: 5,
  reason: { min: 5, max: 500 },
  /** Longest term of a demand in days. */
  validDays: 365,
  renewalDays: 90,
  /** In this many last days of its term a demand can be renewed, and its owner is notified that it ends. */
  renewableDays: 30,
  endingDays: 7,
} as const;

/** Why an owner closes a demand; people with an open conversation about it are told this reason. */
export const OWN_ENDINGS = ['noNeed', 'elsewhere', 'changed', 'other'] as const;
export type OwnEnding = (typeof OWN_ENDINGS)[number];

/** Also the endings not chosen by the owner: a moderator closed it, or the owner's account was closed. */
export const DEMAND_ENDINGS = [...OWN_ENDINGS, 'platform', 'ownerGone'] as const;
export type DemandEnding = (typeof DEMAND_ENDINGS)[number];

export const DEMAND_EVENTS = [
  'submit',
  'withdraw',
  'publish',
  'return',
  'match',
  'solve',
  'close',
  'renew',
] as const;
export type DemandEvent = (typeof DEMAND_EVENTS)[number];
