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

/** Only ids, which start with a digit: other names here are pages for people who open a space. */
const SPACE = /^\/learning\/(courses|projects)\/(\d[^/]*)$/;

/** Pages of single records, by the start of their path. */
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

/** The function that describes a path; null for pages that need a sign-in or have nothing to preview. */
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

/** `/api` itself is excluded: it is the start of every call, so programs get a 404 there. */
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

/** The preview data of public pages for search engines and link previews; also decides which pages are prepared. */
export const pagePreview =
  (deps: Deps): FindPreview =>
  async ({ url }, path, host): Promise<Preview> => {
    const finder = finderAt(host, path);
    if (!finder) return null;
    const query = new URL(url, deps.config.publicOrigin).searchParams;
    // With a stage in the query, the same path is the leader's own form, whether published or not.
    if (path.startsWith('/innovation/result/') && query.has('milestone')) return null;
    // Return from a third-party sign-in with a one-time code: such a page must not be kept.
    if (path === '/login' && query.has('code')) return null;
    const settings = await readSettings(deps.db.kysely);
    const facts = await finder({ deps, settings, path, query, now: deps.now() });
    return facts ? previewOf(facts, settings['site.name'], deps.config.publicOrigin) : 'missing';
  };
