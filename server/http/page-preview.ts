/** What a page says of itself to search engines and link previews. */
export interface PagePreview {
  title: string;
  description: string;
  /** Absolute address under which the page wants to be known. */
  canonical: string;
  kind: 'website' | 'article';
  siteName: string;
  feeds: readonly { title: string; href: string }[];
  /** The record was public once and was taken back since: 410, and nothing for search engines. */
  isGone: boolean;
  /** Only its head is said beforehand; the app draws the page. */
  isBare: boolean;
  /** When an article came out and when it last changed. */
  times: { published: string; changed: string } | null;
}

/** `missing`: the address belongs to a public page whose record is not there. Null: nothing to show beforehand. */
export type Preview = PagePreview | 'missing' | null;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const meta = (attribute: 'name' | 'property', key: string, value: string): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(value)}">`;

const headOf = ({ title, description, canonical, kind, siteName, feeds, times }: PagePreview): string =>
  [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...feeds.map(
      (feed) =>
        `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.href)}">`,
    ),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:type', kind),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', 'zh_CN'),
    ...(times
      ? [
          meta('property', 'article:published_time', times.published),
          meta('property', 'article:modified_time', times.changed),
        ]
      : []),
  ].join('\n');

/** Replacements are functions: in a string a `$` of the text would mean something. */
export const withPreview = (html: string, preview: PagePreview): string =>
  html
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(preview.title)}</title>\n${headOf(preview)}`)
    .replace(/<meta name="description"[^>]*>/, () => meta('name', 'description', preview.description));

export const withoutIndex = (html: string): string =>
  html.replace('<head>', '<head>\n<meta name="robots" content="noindex">');
