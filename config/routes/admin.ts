import type { AppRoute } from './route';

/** `/admin/…` under the admin layout. Each row names its `permission`; the group asks for it. */
export const admin: AppRoute[] = [];
