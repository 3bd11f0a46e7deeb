import type { AppRoute } from './route';

/** `/achi…`: gallery, own list, detail and statistics. */
export const achievement: AppRoute[] = [];
