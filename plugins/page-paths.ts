import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import type { AppRoute } from '../config/routes/route';
import { routes } from '../config/routes/routes';

const pathsOf = (list: readonly AppRoute[]): string[] =>
  list.flatMap(({ path, routes: inner = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(inner)]);

/** The service answers 404 for an address that no page claims, so the built app says which addresses its pages have. */
export default (api: IApi): void => {
  api.onBuildComplete(({ err }) => {
    if (err) return;
    const paths = pathsOf(routes).filter((path) => path !== '/*');
    writeFileSync(join(api.paths.absOutputPath, 'page-paths.json'), JSON.stringify(paths));
  });
};
