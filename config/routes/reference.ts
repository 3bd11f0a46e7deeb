import type { AppRoute } from './route';

/** Papers that stand beside the areas: audit sheet `/qz`, `/version2`, `/verify`, API reference `/api/*`. */
export const reference: AppRoute[] = [];
