import type { AppRoute } from './route';

/** `/demand…` under the demand layout; the same screens as `/user/demand…`. */
export const demand: AppRoute[] = [];
