import type { Deps } from '@server/deps';
import { readSettings } from '@server/modules/site/service';
import type { FastifyInstance } from 'fastify';
import { feedXml } from './feed-xml';
import { FEEDS } from './public-content';
import { siteMapXml } from './site-map-xml';

const MINUTES_10 = 'public, max-age=600';

/** Personal areas and API answers should not be indexed; public downloads should. */
const ROBOTS = `User-agent: *
Allow: /prod-api/cms/open/files/
Disallow: /prod-api/
Disallow: /api/
Disallow: /admin
Disallow: /user
Disallow: /innovation/myProjects
Disallow: /login
Disallow: /register
`;

/** Files for machines: robots.txt, the site map and the feeds. */
export const registerFeeds = (app: FastifyInstance, deps: Deps): void => {
  const { kysely } = deps.db;
  const { publicOrigin } = deps.config;
  const asItself = { config: { page: false } };

  app.get('/robots.txt', asItself, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', MINUTES_10)
      .send(`${ROBOTS}\nSitemap: ${publicOrigin}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', asItself, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', MINUTES_10)
      .send(await siteMapXml(kysely, publicOrigin, deps.now())),
  );
  for (const feed of FEEDS)
    app.get(feed.href, asItself, async (_request, reply) => {
      const siteName = (await readSettings(kysely))['site.name'];
      return reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', MINUTES_10)
        .send(await feedXml(kysely, { feed, publicOrigin, siteName, now: deps.now() }));
    });
};
