import type { Schema } from '@server/db/schema';
import { newestAchievements } from '@server/modules/achievement/service';
import { publicResults } from '@server/modules/apply/service';
import { publicList } from '@server/modules/content/service';
import { nextDemands } from '@server/modules/demand/service';
import { publicSpaces } from '@server/modules/learning/service';
import type { Kysely } from 'kysely';
import { LISTED, SINGLE } from './public-content';

interface Place {
  path: string;
  changed?: string;
}

/** The format allows 50,000 addresses in one file; these kinds stay far below. */
const PER_KIND = 5000;
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
];

/** Every public address there is now, with the day of its last change. */
export const siteMapXml = async (db: Kysely<Schema>, origin: string, now: Date): Promise<string> => {
  const places: Place[] = [...ALWAYS, ...LISTED.map(({ path }) => path)].map((path) => ({ path }));
  for (const { type, path } of LISTED) {
    const { rows } = await publicList(db, type, { offset: 0, limit: PER_KIND }, now);
    places.push(...rows.map(({ id, updateTime }) => ({ path: `${path}/${id}`, changed: updateTime })));
  }
  for (const { type, path } of SINGLE) {
    const { rows } = await publicList(db, type, { offset: 0, limit: 1 }, now);
    places.push(...rows.map(({ updateTime }) => ({ path, changed: updateTime })));
  }
  const demands = await nextDemands(db, PER_KIND, now);
  places.push(...demands.map(({ id, publishAt }) => ({ path: `/demand/detail/${id}`, changed: publishAt })));
  const achievements = await newestAchievements(db, PER_KIND);
  places.push(
    ...achievements.map(({ id, publishAt }) => ({ path: `/achi/detail/${id}`, changed: publishAt })),
  );
  const results = new Map(
    (await publicResults(db, PER_KIND)).map((row) => [row.applicationId, row.passTime]),
  );
  places.push(...[...results].map(([id, changed]) => ({ path: `/innovation/result/${id}`, changed })));
  for (const kind of ['course', 'project'] as const) {
    const spaces = await publicSpaces(db, kind, PER_KIND, now);
    const area = kind === 'course' ? 'courses' : 'projects';
    places.push(
      ...spaces.map(({ id, updateTime }) => ({ path: `/learning/${area}/${id}`, changed: updateTime })),
    );
  }
  const urls = places.map(
    ({ path, changed }) =>
      `<url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
};
