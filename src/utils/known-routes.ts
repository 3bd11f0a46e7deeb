import { matchRoutes } from '@umijs/max';

type Routes = NonNullable<Parameters<typeof matchRoutes>[0]>;

let known: Routes = [];

/** Called once by the runtime with the routes as they really are. */
export function rememberRoutes(routes: Routes): void {
  known = routes;
}

/** Whether a screen answers this path; the catch-all 404 is no answer. */
export function isKnownRoute(pathname: string): boolean {
  const matches = matchRoutes(known, pathname);
  const last = matches?.[matches.length - 1];
  return last !== undefined && last.route.path !== '/*';
}
