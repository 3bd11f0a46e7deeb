export const DEMAND_TYPES = ['development', 'joint', 'service', 'consulting'] as const;
export type DemandType = (typeof DEMAND_TYPES)[number];
/** What readers see; drafts and demands under review are not public (ux §3). */
export const PUBLIC_DEMAND_STATUSES = ['published', 'matching', 'solved', 'expired'] as const;
export type PublicDemandStatus = (typeof PUBLIC_DEMAND_STATUSES)[number];
export const DEMAND_BUDGETS = ['under50', 'from50to100', 'over100', 'negotiable'] as const;
export type DemandBudget = (typeof DEMAND_BUDGETS)[number];
/** Days ahead within which a demand has to end. */
export const DEMAND_DEADLINES = ['30', '90'] as const;
export const DEMAND_COLUMNS = ['deadline', 'publishAt', 'views'] as const;
