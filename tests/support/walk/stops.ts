import type { AppRoute } from '../../../config/routes/route';
import { routes } from '../../../config/routes/routes';
import { adminStops } from './admin-stops';
import { ownStops } from './own-stops';
import { publicStops } from './public-stops';
import type { Stop } from './stop';

const pathsOf = (rows: readonly AppRoute[]): string[] =>
  rows.flatMap(({ path, component, redirect, routes: children = [] }) => [
    ...(path && component && !redirect ? [path] : []),
    ...pathsOf(children),
  ]);

/** Every path that a person can open. */
export const knownPaths = [...new Set(pathsOf(routes))];

export const allStops: Stop[] = [...publicStops, ...ownStops, ...adminStops];
