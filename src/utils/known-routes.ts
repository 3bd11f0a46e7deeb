import { matchRoutes } from '@umijs/max';

interface Listed {
  path?: string;
  title?: string;
  unaccessible?: boolean;
  frame?: object;
  children?: Listed[];
}

type Routes = NonNullable<Parameters<typeof matchRoutes>[0]>;

let known: Routes = [];
/** Each link of the frame asks at each render, and matching sorts and walks the whole table. */
const answers = new Map<string, boolean>();

/** Paths without a parameter, as the table spells them, need no matching: nearly all that the frame asks for. */
const spelledOut = (routes: Listed[]): string[] =>
  routes.flatMap(({ path = '', children = [] }) => [
    ...(/^[^:*]+$/.test(path) ? [path] : []),
    ...spelledOut(children),
  ]);

/** Called once at run time with the final routes. */
export function rememberRoutes(routes: Routes): void {
  known = routes;
  answers.clear();
  for (const path of spelledOut(known as Listed[])) answers.set(path, true);
}

const hasScreen = (pathname: string): boolean => {
  const matches = matchRoutes(known, pathname);
  const last = matches?.[matches.length - 1];
  return last !== undefined && last.route.path !== '/*';
};

/** Whether a route has a screen for this path; the catch-all 404 does not count. */
export function isKnownRoute(pathname: string): boolean {
  const answer = answers.get(pathname) ?? hasScreen(pathname);
  answers.set(pathname, answer);
  return answer;
}

/** What the routes of an address require of the frame, the outermost layout first. */
export const framesOf = (pathname: string): object[] =>
  (matchRoutes(known, pathname) ?? []).map(({ route }) => (route as Listed).frame ?? {});

/** The screens of an area that can be linked to: with a title, without a parameter, and open to this person. */
export function screensUnder(prefix: string): { path: string; title: string }[] {
  const walk = (routes: Listed[]): { path: string; title: string }[] =>
    routes.flatMap(({ path = '', title, unaccessible, children = [] }) => {
      const isScreen = title && !unaccessible && path.startsWith(prefix) && !/[:*]/.test(path);
      return [...(isScreen ? [{ path, title }] : []), ...walk(children)];
    });
  return walk(known as Listed[]);
}
