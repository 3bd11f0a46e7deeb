import type { IApi } from '@umijs/max';

/**
 * Umi's preload script fetches the chunks of the address that is open. It takes a group without a
 * path for the home page, whose visitors would then load antd and every area's layout: give groups
 * an address that nobody can open.
 */
export default (api: IApi): void => {
  api.modifyRoutes((routes) => {
    for (const [id, route] of Object.entries(routes)) {
      if (route.path === undefined) route.absPath = `/#${id}`;
    }
    return routes;
  });
};
