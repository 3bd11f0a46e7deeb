import { matchRoutes, useAppData, useLocation } from '@umijs/max';

type Routes = Parameters<typeof matchRoutes>[0];
type OpenRoutes = NonNullable<ReturnType<typeof matchRoutes>>;

let last: { routes: Routes; pathname: string; open: OpenRoutes } | null = null;

/**
 * The routes that the open address lies within, the outermost layout first. Matching sorts and walks the whole table:
 * the parts of the frame that ask at each drawing share one answer.
 */
export function useOpenRoutes(): OpenRoutes {
  // Umi and its router each have a type of their own for a route.
  const routes = useAppData().clientRoutes as unknown as Routes;
  const { pathname } = useLocation();
  if (last?.routes !== routes || last.pathname !== pathname)
    last = { routes, pathname, open: matchRoutes(routes, pathname) ?? [] };
  return last.open;
}
