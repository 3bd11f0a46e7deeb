import { idInAddress } from '@contract/rules/number-in-address';
import { isLearningSite } from '@contract/site-host';
import type { Deps } from '@server/deps';
import { readSettings } from '@server/modules/site/service';
import type { FindPreview } from '@server/pages/page-maker';
import type { PagePreview, Preview } from '@server/pages/page-preview';
import { contentListFacts, spaceListFacts, steadyFacts } from './list-facts';
import type { PageFacts, PreviewSource } from './preview-source';
import { FEEDS, LISTED, SINGLE } from './public-content';
import { questionFacts } from './question-facts';
import { achievementFacts, contentFacts, demandFacts, resultFacts, spaceFacts } from './record-facts';
import { structuredData } from './structured-data';

type Finder = (source: PreviewSource) => Promise<PageFacts | null> | PageFacts;

/** Beside these there are pages of other names, for whoever opens one. */
const SPACE = /^\/learning\/(courses|projects)\/(\d[^/]*)$/;

/** Single records, by the beginning of their address. */
const RECORDS: readonly [
  start: string,
  find: (source: PreviewSource, id: number) => Promise<PageFacts | null>,
][] = [
  ['/demand/detail/', demandFacts],
  ['/achi/detail/', achievementFacts],
  ['/innovation/result/', resultFacts],
];

const withId = <T>(text: string | undefined, find: (id: number) => T): T | null => {
  const id = idInAddress(text);
  return Number.isNaN(id) ? null : find(id);
};

/** Who speaks for a path; null where pages are for signed-in people or have nothing to say beforehand. */
const finderOf = (path: string): Finder | null => {
  const steady = steadyFacts(path);
  if (steady) return ({ query }) => steady(query);
  if (path === '/learning') return ({ query }) => spaceListFacts('course', query);
  if (path === '/learning/projects') return ({ query }) => spaceListFacts('project', query);
  const space = SPACE.exec(path);
  if (space) {
    const kind = space[1] === 'courses' ? 'course' : 'project';
    return async (source) => withId(space[2], (id) => spaceFacts(source, kind, id));
  }
  const single = SINGLE.find((kind) => kind.path === path);
  if (single) return (source) => contentFacts(source, single, null);
  const listed = LISTED.find((kind) => path === kind.path || path.startsWith(`${kind.path}/`));
  const id = path.slice(path.lastIndexOf('/') + 1);
  const record = RECORDS.find(([start]) => path === `${start}${id}`)?.[1];
  if (record) return async (source) => withId(id, (known) => record(source, known));
  if (!listed) return null;
  if (path === listed.path && listed.type === 'faq') return questionFacts(listed);
  if (path === listed.path) return ({ query }) => contentListFacts(listed, query);
  return async (source) =>
    path === `${listed.path}/${id}` ? withId(id, (known) => contentFacts(source, listed, known)) : null;
};

/** `/api` is the beginning of every call as well: there a program is told that nothing is there. */
export const isSharedPage = (path: string): boolean => path !== '/api' && finderOf(path) !== null;

const finderAt = (host: string, path: string): Finder | null =>
  path === '/' && isLearningSite(host) ? ({ query }) => spaceListFacts('course', query, '/') : finderOf(path);

const previewOf = (facts: PageFacts, siteName: string, publicOrigin: string): PagePreview => {
  const image = facts.image ? { ...facts.image, url: `${publicOrigin}${facts.image.url}` } : null;
  return {
    title: `${facts.title} · ${siteName}`,
    description: facts.description,
    canonical: `${publicOrigin}${facts.canonical}`,
    kind: facts.kind ?? 'website',
    siteName,
    isGone: facts.isGone ?? false,
    isBare: facts.isBare ?? false,
    times: facts.times ?? null,
    feeds: FEEDS.map(({ title, href }) => ({ title: `${siteName} ${title}`, href })),
    image,
    data: structuredData(facts, { siteName, publicOrigin, image }),
  };
};

/** What the public pages say of themselves to search engines and link previews, and which of them are prepared. */
export const pagePreview =
  (deps: Deps): FindPreview =>
  async ({ url }, path, host): Promise<Preview> => {
    const finder = finderAt(host, path);
    if (!finder) return null;
    const query = new URL(url, deps.config.publicOrigin).searchParams;
    // The same address with a stage is the leader's own form, published or not.
    if (path.startsWith('/innovation/result/') && query.has('milestone')) return null;
    // Somebody comes back from a third party with a code that counts once: such a page is not kept.
    if (path === '/login' && query.has('code')) return null;
    const settings = await readSettings(deps.db.kysely);
    const facts = await finder({ deps, settings, path, query, now: deps.now() });
    return facts ? previewOf(facts, settings['site.name'], deps.config.publicOrigin) : 'missing';
  };
