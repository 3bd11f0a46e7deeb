/** Status of an application (req:forms-status-machine). */
export const APPLICATION_STATUSES = [
  'draft',
  'submitted',
  'unit_review',
  'formal_check',
  'expert_review',
  'publicity',
  'approved',
  'stage_one',
  'stage_two',
  'closed',
  'returned',
  'rejected',
  'withdrawn',
  'terminated',
  'not_funded',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Promises that the applicant makes in 附件与承诺, in the order of the form and of the stamped sheet. */
export const PROMISES = ['promiseTruth', 'promiseUnique', 'promiseIntegrity'] as const;

/** The eight steps of the form, in their order on the page (req:forms-application). */
export const STEPS = ['base', 'unit', 'team', 'plan', 'target', 'budget', 'files', 'check'] as const;
export type Step = (typeof STEPS)[number];
export const SECTIONS = ['base', 'unit', 'team', 'plan', 'target', 'budget', 'files'] as const;
export type Section = (typeof SECTIONS)[number];

export const SECTION_STATUSES = ['not_started', 'in_progress', 'done', 'problem'] as const;
export type SectionStatus = (typeof SECTION_STATUSES)[number];

/** Derived from the server clock, never stored (req:product-period). */
export const PERIOD_STATUSES = ['forecast', 'open', 'closing', 'closed', 'archived'] as const;
export type PeriodStatus = (typeof PERIOD_STATUSES)[number];

/** The ticks of the StageRail (req:ui-stage-rail). */
export const STAGES = [
  'apply',
  'unit_review',
  'formal_check',
  'expert_review',
  'publicity',
  'approved',
  'stage_result',
  'closed',
] as const;
export type Stage = (typeof STAGES)[number];

/** Who moves an application (req:forms-status-machine). `system` is timed work of the service. */
export const ACTORS = ['applicant', 'unit', 'office', 'system'] as const;
export type Actor = (typeof ACTORS)[number];

/** Role keys (req:product-roles). */
export const ROLE_KEYS = ['common', 'unit_admin', 'expert', 'operator', 'auditor', 'admin'] as const;
export type RoleKey = (typeof ROLE_KEYS)[number];

/** Tabs of 我的项目 (req:ui-project-list). */
export const MY_LIST_TABS = ['all', 'todo', 'active', 'ended'] as const;
export type MyListTab = (typeof MY_LIST_TABS)[number];

export const UNIT_NATURES = ['enterprise', 'university', 'institute', 'hospital', 'other'] as const;
export const DEGREES = ['doctor', 'master', 'bachelor', 'college', 'other'] as const;
export const TITLES = ['senior', 'associate', 'intermediate', 'junior', 'other'] as const;
export type Title = (typeof TITLES)[number];
export const INDICATOR_KINDS = [
  'technical',
  'product',
  'ip',
  'standard',
  'paper',
  'economic',
  'social',
] as const;
export const BUDGET_SUBJECTS = ['equipment', 'business', 'labour', 'indirect'] as const;
export type BudgetSubject = (typeof BUDGET_SUBJECTS)[number];

/** Attributes by which applicants are counted in charts (req:product-charts). */
export const CHART_ATTRIBUTES = ['nature', 'region', 'title'] as const;
export type ChartAttribute = (typeof CHART_ATTRIBUTES)[number];
/** Second attributes by which each count can be split further. */
export const CHART_SPLITS = ['category'] as const;
export type ChartSplit = (typeof CHART_SPLITS)[number];

/** States of the leader's real-name certification before it is granted: not requested, under review, refused. */
export const FILING_CONDITIONS = ['none', 'pending', 'refused'] as const;
export type FilingCondition = (typeof FILING_CONDITIONS)[number];

export const VERDICTS = ['passed', 'failed', 'warning', 'unknown'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Events of the life of an application (req:forms-status-machine). */
export const APPLICATION_EVENTS = [
  'submit',
  'withdraw',
  'reopen',
  'start_audit',
  'endorse',
  'report',
  'return',
  'expire',
  'accept',
  'reject',
  'propose',
  'decline',
  'approve',
  'object',
  'submit_stage_one',
  'pass_stage_one',
  'return_stage_one',
  'submit_stage_two',
  'pass_stage_two',
  'return_stage_two',
  'terminate',
] as const;
export type ApplicationEvent = (typeof APPLICATION_EVENTS)[number];

/** A value nobody typed came from an earlier application, from the library of facts, or with a change of the unit. */
export const ORIGIN_KINDS = ['earlier', 'fact', 'unit'] as const;
