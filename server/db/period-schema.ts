import type { EXTENDED_DATES } from '@contract/period-extension';
import type { LeaderLimits } from '@contract/rules/leader-limits';
import type { PromiseDays } from '@contract/rules/promise-days';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Json, Touched, WithDefault } from './column-types';

/** Deadlines that downtime has moved, with the planned and the new end. */
type Extensions = Partial<
  Record<(typeof EXTENDED_DATES)[number], { planned: string; end: string; minutes: number }>
>;

export interface PeriodTable {
  id: Generated<number>;
  name: string;
  year: number;
  code: string;
  categories: Json<{ key: string; name: string; summary: string }[]>;
  applyStart: Date;
  applyEnd: Date;
  unitAuditEnd: Date;
  formalCheckEnd: Date;
  reviewEnd: Date;
  reviewMinimum: WithDefault<number>;
  publicityStart: Date;
  publicityDays: number;
  approvalAt: Date;
  promiseDays: ColumnType<PromiseDays, string | undefined, string>;
  stageOneStart: Date;
  stageOneEnd: Date;
  stageTwoStart: Date;
  stageTwoEnd: Date;
  closeAt: Date;
  termFrom: string;
  termTo: string;
  indirectRatio: number;
  maxPerPerson: WithDefault<number>;
  leaderLimits: ColumnType<LeaderLimits, string | undefined, string>;
  attachments: Json<{ kind: string; label: string; required: boolean; help: string; templateId?: number }[]>;
  extensions: ColumnType<Extensions, string | undefined, string>;
  policies: ColumnType<number[], string | undefined, string>;
  createdAt: Created;
  updatedAt: Touched;
  version: WithDefault<number>;
}

export interface PeriodSchema {
  period: PeriodTable;
}
