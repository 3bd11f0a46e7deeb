import { getRoutes } from '@@/core/route';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SHOWN_CMS_TYPES } from '@contract/content-choices';
import { contentPlace } from '@/pages/content/parts/content-kinds';
import { chainChunks } from '../../config/plugins/chunks';
import { checkRoutes } from '../../config/routes/check';
import { content } from '../../config/routes/content';
import type { AppRoute } from '../../config/routes/route';
import { routes } from '../../config/routes/routes';

const all = (list: readonly AppRoute[]): AppRoute[] =>
  list.flatMap((route) => [route, ...all(route.routes ?? [])]);

describe('the route table', () => {
  it.each([[true], [7], [() => true], [{ role: 'admin' }], [null]])(
    'refuses an access that is %p, naming the path [rule.routeAccess.string]',
    (access) => {
      const table = [{ routes: [{ path: '/admin/period', access }] }];

      expect(() => checkRoutes(table as unknown as AppRoute[])).toThrow(
        '[plugin-access]: "access" field set in "/admin/period" route should be a string.',
      );
    },
  );

  it('passes its own check, which the build runs as well', () => {
    expect(() => checkRoutes(routes)).not.toThrow();
  });

  it('gives no path to a group, which would blank the whole app', () => {
    expect(all(routes).filter((route) => route.routes && route.path)).toEqual([]);
  });

  it('names a file that exists for every screen and layout', () => {
    const missing = all(routes)
      .flatMap(({ component }) => component ?? [])
      .map((component) => component.replace('@/', 'src/'))
      .filter((file) => !['.tsx', '/index.tsx'].some((end) => existsSync(join(process.cwd(), file + end))));

    expect(missing).toEqual([]);
  });

  it('says a title and answers exact paths only, but for the two catch-alls [route.exact]', () => {
    const screens = all(routes).filter(({ path, redirect }) => path && !redirect);

    expect(screens.filter(({ title }) => !title)).toEqual([]);
    expect(screens.map(({ path = '' }) => path).filter((path) => path.endsWith('*'))).toEqual(
      expect.arrayContaining(['/*']),
    );
    expect(screens.filter(({ path = '' }) => path.endsWith('*') && !['/*', '/api/*'].includes(path))).toEqual(
      [],
    );
  });

  it('asks for a permission on every screen of the admin area', () => {
    const open = all(routes).filter(
      ({ path = '', access, permission }) =>
        path.startsWith('/admin') && access !== 'staff' && !(access === 'permitted' && permission),
    );

    expect(open).toEqual([]);
  });

  it('loads every screen on demand', async () => {
    const { routeComponents } = await getRoutes();

    for (const component of Object.values(routeComponents)) {
      expect(component).toMatchObject({ $$typeof: Symbol.for('react.lazy') });
    }
  });
});

it('a chunk counts as failed after 120 s [constant.chunkTimeout] [req:fault-f23]', () => {
  const set: Record<string, unknown> = {};
  const optimization = { runtimeChunk: () => undefined, splitChunks: () => undefined };
  const chain = { rule: () => chain, test: () => chain, set: () => chain };

  chainChunks({
    output: { set: (name: string, value: unknown) => Object.assign(set, { [name]: value }) },
    optimization,
    module: chain,
  } as never);

  expect(set['chunkLoadTimeout']).toBe(120_000);
});

it('has a page for each kind of content that the editor offers', () => {
  const paths = all(content).flatMap(({ path }) => path ?? []);
  const shown = new Set(paths.map((path) => contentPlace(path).type as string));

  // 公告 and 通知 are one list.
  for (const type of SHOWN_CMS_TYPES)
    expect([type, shown.has(type === 'announcement' ? 'notification' : type)]).toEqual([type, true]);
});
