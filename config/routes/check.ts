import type { AppRoute } from './route';

/**
 * Umi 4's access plugin silently ignores an `access` that is not a string, which would leave the route open. The text
 * of the error is prescribed (req:spec-route-access).
 */
export function checkRoutes(routes: readonly AppRoute[]): void {
  for (const route of routes) {
    if (route.access !== undefined && typeof route.access !== 'string') {
      throw new Error(`[plugin-access]: "access" field set in "${route.path}" route should be a string.`);
    }
    checkRoutes(route.routes ?? []);
  }
}
