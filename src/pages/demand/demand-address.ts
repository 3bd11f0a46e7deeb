import {
  DEMAND_BUDGETS,
  DEMAND_COLUMNS,
  DEMAND_DEADLINES,
  DEMAND_TYPES,
  PUBLIC_DEMAND_STATUSES,
} from '@contract/demand-choices';
import { pageInAddress } from '@contract/rules/number-in-address';
import { TECH_FIELDS } from '@contract/tech-fields';
import type { DemandQuery } from '@/services/demand';
import { changedAddress, keywordIn, oneOf } from '@/utils/list-address';

const LIST = '/demand';

/** The filters of the list, as they appear in the address. */
export const DEMAND_FILTERS = {
  field: TECH_FIELDS,
  type: DEMAND_TYPES,
  budget: DEMAND_BUDGETS,
  deadline: DEMAND_DEADLINES,
  status: PUBLIC_DEMAND_STATUSES,
  orderByColumn: DEMAND_COLUMNS,
} as const;
export type DemandFilterKey = keyof typeof DEMAND_FILTERS;
export const DEMAND_FILTER_KEYS = Object.keys(DEMAND_FILTERS) as DemandFilterKey[];

/** The query that the address describes. */
export const readDemandQuery = (search: URLSearchParams): DemandQuery & { pageNum: number } => ({
  pageNum: pageInAddress(search.get('pageNum')),
  keyword: keywordIn(search),
  field: oneOf(TECH_FIELDS, search.get('field')),
  type: oneOf(DEMAND_TYPES, search.get('type')),
  budget: oneOf(DEMAND_BUDGETS, search.get('budget')),
  deadline: oneOf(DEMAND_DEADLINES, search.get('deadline')),
  status: oneOf(PUBLIC_DEMAND_STATUSES, search.get('status')),
  orderByColumn: oneOf(DEMAND_COLUMNS, search.get('orderByColumn')),
});

export const demandAddress = (search: URLSearchParams, key: string, value: string): string =>
  changedAddress(LIST, search, key, value);
