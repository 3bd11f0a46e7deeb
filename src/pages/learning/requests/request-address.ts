import { REQUEST_STATUS } from '@contract/learning-choices';

/** The states that the list can show, as they appear in the address. */
export const SHOWN = ['waiting', 'accepted', 'refused'] as const;
export type Shown = (typeof SHOWN)[number];

export const requestAddress = (show: Shown, page = 1): string =>
  `/learning/requests?show=${show}${page > 1 ? `&page=${page}` : ''}`;

export const statusOf = (show: Shown) => String(REQUEST_STATUS[show]) as '0' | '1' | '2';
