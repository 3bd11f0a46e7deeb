export const MILESTONES = ['one', 'two'] as const;
export type Milestone = (typeof MILESTONES)[number];

export const RESULT_STATUSES = ['draft', 'submitted', 'returned', 'passed'] as const;
export const DELIVERABLE_KINDS = [
  'prototype',
  'software',
  'process',
  'report',
  'dataset',
  'standard',
] as const;
export const OUTPUT_KINDS = ['ip', 'standard', 'paper', 'repository'] as const;
/** 公开范围: everybody, the own unit and the office, or nobody but who judges it. */
export const RESULT_SCOPES = ['public', 'unit', 'private'] as const;

export const RESULT_LIMITS = {
  summary: { min: 200, max: 800 },
  /** Limit for the actual value of each promised indicator. */
  actual: 200,
  evidence: 400,
  deviation: 500,
  /** Limit for the name in each row of deliverables and outputs. */
  name: 120,
  link: 300,
  number: 80,
  long: 2000,
  rows: 30,
} as const;
