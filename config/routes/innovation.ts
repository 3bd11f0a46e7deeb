import type { AppRoute } from './route';

/** `/innovation…` under the innovation layout. */
export const innovation: AppRoute[] = [];
