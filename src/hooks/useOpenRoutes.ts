import { matchRoutes, useAppData, useLocation } from '@umijs/max';

type Routes = Parameters<typeof matchRoutes>[0];
type OpenRoutes = NonNullable<ReturnType<typeof matchRoutes>>;

let last: { routes: Routes; pathname: string; open: OpenRoutes } | null = null;

/**
 * The routes that match the current address, the outermost layout first. Matching sorts and walks the whole table, so
 * the parts of the frame that ask at every render share one result.
 */
export function useOpenRoutes(): OpenRoutes {
  // Umi and its router have different types for a route.
  const routes = useAppData().clientRoutes as unknown as Routes;
  const { pathname } = useLocation();
  if (last?.routes !== routes || last.pathname !== pathname)
    last = { routes, pathname, open: matchRoutes(routes, pathname) ?? [] };
  return last.open;
}
