import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Permission } from '@contract/permissions';
import { PAGE_TABS } from '@contract/rules/page-tabs';
import { SENTENCES } from '@contract/sentences/catalogue';
import { testDatabase } from '@tests/support/database';
import type { AppRoute } from '../../../config/routes/route';
import { routes } from '../../../config/routes/routes';
import { NOTICE_PLACES } from './notice-places';

interface Page {
  path: string;
  permission: Permission | undefined;
}
const pagesIn = (list: readonly AppRoute[]): Page[] =>
  list.flatMap(({ path, permission, routes: inner = [] }) => [
    ...(path === undefined || path.includes('*') ? [] : [{ path, permission }]),
    ...pagesIn(inner),
  ]);
/** Literal parts come before parameters: `/user/myProjects/new` is not a project. */
const pages = pagesIn(routes).sort((a, b) => a.path.split(':').length - b.path.split(':').length);
const pageOf = (link: string): Page | undefined => {
  const path = link.split(/[?#]/)[0] ?? '';
  return pages.find((page) => new RegExp(`^${page.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path));
};

const rows = Object.entries(NOTICE_PLACES).flatMap(([code, places]) =>
  Object.entries(places).map(([role, link]: [string, string | null]) => ({ code, role, link })),
);
const links = rows.flatMap(({ link, ...row }) => (link === null ? [] : [{ ...row, link }]));

/** Lists and summaries that do not highlight anything; a notice about one record must not link to them. */
const NOTHING_MARKED = ['/user', '/innovation/myProjects', '/admin', '/admin/reviews', '/admin/applications'];

test('each notice leads its reader to a page that is there, and to a tab that it has', () => {
  const lost = links.filter(({ link }) => {
    const page = pageOf(link);
    const tab = /[?&]tab=([^&#]*)/.exec(link)?.[1];
    return !page || (tab !== undefined && !PAGE_TABS[page.path]?.includes(tab));
  });
  expect(lost).toEqual([]);
  expect(links.filter(({ link }) => NOTHING_MARKED.includes(link))).toEqual([]);
});

test('whoever is told may open it', async () => {
  const { db, drop } = await testDatabase();
  const roles = await db.kysely.selectFrom('role').select(['roleKey', 'permissions']).execute();
  await drop();
  const held = new Map(roles.map(({ roleKey, permissions }) => [roleKey as string, permissions]));
  const shut = links.filter(({ role, link }) => {
    const permission = pageOf(link)?.permission;
    return permission !== undefined && !held.get(role)?.includes(permission);
  });
  expect(shut).toEqual([]);
  expect(links.map(({ role }) => role).filter((role) => !held.has(role))).toEqual([]);
});

/** The texts of notices and the addresses they link to, as written in the service's code. */
const sources = readdirSync(join(process.cwd(), 'server/modules'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(process.cwd(), 'server/modules', name), 'utf8'))
  .filter((text) => /notif|'notice\./.test(text));
const found = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, one = '']) => one))),
];

test('every title of a notice has its place in the table', () => {
  const titles = found(/title: (?:say\()?'(notice\.[a-z_.]+)'/g);
  expect(titles.length).toBeGreaterThan(20);
  expect(titles.filter((title) => !(title in NOTICE_PLACES))).toEqual([]);
  expect(Object.keys(NOTICE_PLACES).filter((code) => !(code in SENTENCES))).toEqual([]);
});

/** The page, tab and place of a link, without numbers, codes and the rest of its query. */
const shapeOf = (link: string): string =>
  link
    .replaceAll(/\$\{[^}]*\}/g, '1')
    .replace(/\/(?:courses|projects)\//, '/1/')
    .replace(/(thread-)\d+/, '$11')
    .replace(/\?(?!tab=)[^#]*/, '')
    .replace(/(\?tab=\w+)[^#]*/, '$1');

test('every place that a notice of the service leads to is in the table', () => {
  const known = new Set(links.map(({ link }) => shapeOf(link)));
  const written = [/'(\/[a-z][^'\n]*)'/g, /`(\/[a-z][^`\n]*)`/g].flatMap(found).map(shapeOf);
  // Only areas behind the sign-in; links to public pages are also made for search engines and feeds.
  const places = written.filter((link) =>
    /^\/(?:user|innovation|admin|demand\/|achi\/mine|learning\/)/.test(link),
  );
  expect(places.length).toBeGreaterThan(15);
  expect(places.filter((link) => !known.has(link))).toEqual([]);
});
