import type { Schema } from '@server/db/schema';
import { newestAchievements } from '@server/modules/achievement/service';
import { publicResults } from '@server/modules/apply/service';
import { publicList } from '@server/modules/content/service';
import { nextDemands } from '@server/modules/demand/service';
import { publicSpaces } from '@server/modules/learning/service';
import type { Kysely } from 'kysely';
import { LISTED, type PublicKind, SINGLE } from './public-content';

interface Place {
  path: string;
  changed?: string;
}

type Db = Kysely<Schema>;
/** Finds the places of one kind, in the order of its public list. */
type Find = (db: Db, limit: number, now: Date) => Promise<Place[]>;

/** The format allows no more addresses in one file. */
const ADDRESSES_MAX = 50_000;
const ALWAYS = [
  '/',
  '/innovation',
  '/innovation/eligibility',
  '/innovation/result',
  '/demand',
  '/achi',
  '/achi/data',
  '/learning',
  '/learning/projects',
  '/promises',
  '/sitemap',
  ...LISTED.map(({ path }) => path),
];

const textsOf =
  ({ type, path }: PublicKind): Find =>
  async (db, limit, now) => {
    const { rows } = await publicList(db, type, { offset: 0, limit }, now);
    return rows.map(({ id, updateTime }) => ({ path: `${path}/${id}`, changed: updateTime }));
  };

const onlyText = async ({ type, path }: PublicKind, db: Db, now: Date): Promise<Place[]> => {
  const { rows } = await publicList(db, type, { offset: 0, limit: 1 }, now);
  return rows.map(({ updateTime }) => ({ path, changed: updateTime }));
};

const spacesAt =
  (kind: 'course' | 'project', area: string): Find =>
  async (db, limit, now) =>
    (await publicSpaces(db, kind, limit, now)).map(({ id, updateTime }) => ({
      path: `/learning/${area}/${id}`,
      changed: updateTime,
    }));

const KINDS: readonly Find[] = [
  ...LISTED.map(textsOf),
  async (db, limit, now) =>
    (await nextDemands(db, limit, now)).map(({ id, publishAt }) => ({
      path: `/demand/detail/${id}`,
      changed: publishAt,
    })),
  async (db, limit) =>
    (await newestAchievements(db, limit)).map(({ id, publishAt }) => ({
      path: `/achi/detail/${id}`,
      changed: publishAt,
    })),
  async (db, limit) => {
    // Both results of a project are on one page.
    const passed = new Map((await publicResults(db, limit)).map((row) => [row.applicationId, row.passTime]));
    return [...passed].map(([id, changed]) => ({ path: `/innovation/result/${id}`, changed }));
  },
  spacesAt('course', 'courses'),
  spacesAt('project', 'projects'),
];

/**
 * Every public address there is now, with its last change, but no more than `max`: each kind has an equal share of what
 * the fixed addresses leave, which is over 5,000. What goes beyond it stands last in its list, and is still linked there.
 */
export const publicPlaces = async (db: Db, now: Date, max = ADDRESSES_MAX): Promise<Place[]> => {
  const places: Place[] = ALWAYS.map((path) => ({ path }));
  for (const kind of SINGLE) places.push(...(await onlyText(kind, db, now)));
  const share = Math.floor((max - places.length) / KINDS.length);
  for (const find of KINDS) places.push(...(await find(db, share, now)));
  return places;
};

export const siteMapXml = async (db: Db, origin: string, now: Date): Promise<string> => {
  const urls = (await publicPlaces(db, now)).map(
    ({ path, changed }) =>
      `<url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
};
