import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

interface Route {
  path?: string;
  parentId?: string;
}
type Routes = Record<string, Route>;

const LAZY = /'([^']+)': React\.lazy\(\(\) => import\(\/\* webpackChunkName: "([^"]+)" \*\//g;

/** Maps the id of each route to the name of the build chunk with its component, read from Umi's own route table. */
const partsOf = (table: string): Map<string, string> =>
  new Map([...table.matchAll(LAZY)].map(([, id = '', name = '']) => [id, name]));

/** A page with the layouts around it, the outermost first. */
const withLayouts = (routes: Routes, id: string): string[] => {
  const { parentId } = routes[id] ?? {};
  return [...(parentId ? withLayouts(routes, parentId) : []), id];
};

/**
 * Writes page-files.json for the service, which answers 404 for an address that no page claims, and names in each page
 * the files that this page needs, so that they load together with the first ones. Each entry is `[path, files]`; exact
 * paths come before those with parameters.
 */
export default (api: IApi): void => {
  // Umi's own preloading script can name the files of a page only after the script itself has loaded.
  api.skipPlugins(['routePreloadOnLoad']);
  api.onBuildComplete(({ err, stats }) => {
    if (err) return;
    const { namedChunkGroups = {}, entrypoints = {} } = stats.toJson({
      all: false,
      chunkGroups: true,
      entrypoints: true,
    });
    const filesOf = (group: { assets?: { name: string }[] } | undefined): string[] =>
      (group?.assets ?? []).map(({ name }) => name).filter((name) => /\.(?:js|css)$/.test(name));
    const first = new Set(filesOf(entrypoints['umi']));
    const parts = partsOf(readFileSync(join(api.paths.absTmpPath, 'core/route.tsx'), 'utf8'));
    const routes = api.appData.routes as Routes;
    const pages = Object.entries(routes)
      .filter(([, { path }]) => path !== undefined && path !== '/*')
      .map(([id, { path = '' }]): [string, string[]] => {
        const groups = withLayouts(routes, id).map((each) => namedChunkGroups[parts.get(each) ?? '']);
        return [path, [...new Set(groups.flatMap(filesOf))].filter((name) => !first.has(name))];
      })
      .sort(([one], [other]) => Number(/[:*]/.test(one)) - Number(/[:*]/.test(other)));
    writeFileSync(join(api.paths.absOutputPath, 'page-files.json'), JSON.stringify(pages));
  });
};
