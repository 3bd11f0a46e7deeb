import type { Schema } from '@server/db/schema';
import { escapeXml } from '@server/http/escape-xml';
import { publicList } from '@server/modules/content/service';
import type { Kysely } from 'kysely';
import type { FEEDS } from './public-content';

interface FeedSource {
  feed: (typeof FEEDS)[number];
  publicOrigin: string;
  siteName: string;
  now: Date;
}

const ITEMS = 30;

/** RSS 2.0 of the newest texts of a kind. */
export const feedXml = async (
  db: Kysely<Schema>,
  { feed, publicOrigin, siteName, now }: FeedSource,
): Promise<string> => {
  const { rows } = await publicList(db, feed.type, { offset: 0, limit: ITEMS }, now);
  const items = [...rows]
    .sort((a, b) => Date.parse(b.publishAt) - Date.parse(a.publishAt))
    .map(({ id, title, summary, publishAt }) => {
      const address = `${publicOrigin}${feed.path}/${id}`;
      return `<item><title>${escapeXml(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${new Date(publishAt).toUTCString()}</pubDate><description>${escapeXml(summary)}</description></item>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(`${siteName} ${feed.title}`)}</title>
<link>${publicOrigin}${feed.path}</link>
<atom:link href="${publicOrigin}${feed.href}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(feed.description)}</description>
<language>zh-CN</language>
${items.join('\n')}
</channel></rss>
`;
};
