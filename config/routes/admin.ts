import type { AppRoute } from './route';

/**
 * `/admin/…` under the admin layout. Each row names its `permission`, or says `access: 'staff'`.
 * A row with a title and no parameter is an entry of the back office's navigation.
 */
export const admin: AppRoute[] = [];
