import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_TABS } from '@contract/rules/page-tabs';
import { matchRoutes } from '@umijs/max';
import type { AppRoute } from '../../config/routes/route';
import { routes } from '../../config/routes/routes';

const all = (list: readonly AppRoute[]): AppRoute[] =>
  list.flatMap((route) => [route, ...all(route.routes ?? [])]);
const paths = all(routes).flatMap(({ path }) => (path === undefined || path === '/*' ? [] : [path]));
const table = paths.map((path) => ({ path }));

/** Addresses the service answers itself, and folders of the machine it runs on. */
const NO_PAGE =
  /^\/(?:prod-api|api|env\.js|csp-reports|health|robots\.txt|sitemap\.xml|rss|favicon\.svg|icons|metrics|embed)(?:[/.$?]|$)/;
const IS_MACHINE = /^server\/(?:db\/embedded|backup)\//;
/** Prefixes shared by several pages, used for comparison and never as links. */
const AREAS = ['/learning/courses', '/user/achi', '/user/'];
const LINK = /(['"`])(\/[A-Za-z][^'"`\n ]*)\1/g;

/** Source files of the app and the service, which contain every address of the product. */
const sources = ['src', 'server', 'contract'].flatMap((folder) =>
  readdirSync(join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^src\/\.umi|^server\/modules\/reference\//.test(name),
    ),
);

const links = sources
  .filter((file) => !IS_MACHINE.test(file))
  .flatMap((file) =>
    [...readFileSync(join(process.cwd(), file), 'utf8').matchAll(LINK)].map(([, , link = '']) => ({
      file,
      link,
    })),
  )
  .filter(({ link }) => !NO_PAGE.test(link));

/** `/learning/${kind}s/new` stands for any address of that form; a part in braces can be any word. */
const shapeOf = (link: string): RegExp =>
  new RegExp(
    `^${link
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'))
      .join('[^/]+')}$`,
  );

function routeOf(link: string): string | undefined {
  const path = (link.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/$/, '/1');
  const matched = matchRoutes(table, path.replaceAll(/\$\{[^}]*\}/g, '1'))?.at(-1)?.route.path;
  return matched ?? paths.find((known) => shapeOf(path).test(known));
}

test('there are links to look at, in the pages and in the notices of the service', () => {
  expect(links.filter(({ file }) => file.startsWith('src/')).length).toBeGreaterThan(80);
  expect(links.filter(({ file }) => file.startsWith('server/modules/')).length).toBeGreaterThan(50);
});

test('every link of the product leads to a page that exists', () => {
  const lost = links.filter(({ link }) => !AREAS.includes(link) && routeOf(link) === undefined);

  expect(lost).toEqual([]);
  expect(AREAS.filter((area) => !paths.some((path) => path.startsWith(area)))).toEqual([]);
});

test('every link to a tab names a tab that its page has', () => {
  const tabbed = links.flatMap(({ file, link }) => {
    const tab = /[?&]tab=([^&$]*)/.exec(link)?.[1];
    return tab ? [{ file, link, tab }] : [];
  });

  expect(tabbed.length).toBeGreaterThan(15);
  expect(tabbed.filter(({ link, tab }) => !PAGE_TABS[routeOf(link) ?? '']?.includes(tab))).toEqual([]);
});

test('the tabs are those of pages that exist', () => {
  expect(Object.keys(PAGE_TABS).filter((path) => !paths.includes(path))).toEqual([]);
});
