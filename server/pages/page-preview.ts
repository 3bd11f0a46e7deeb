/** A picture shown on the page, for link previews. */
export interface PreviewImage {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** What search engines and link previews get to know about a page. */
export interface PagePreview {
  title: string;
  description: string;
  /** The canonical absolute URL of the page. */
  canonical: string;
  kind: 'website' | 'article';
  siteName: string;
  feeds: readonly { title: string; href: string }[];
  /** The record was public once and has been withdrawn: the answer is 410 and is not for search engines. */
  isGone: boolean;
  /** Only the head is filled in; the app draws the page. */
  isBare: boolean;
  /** When an article came out and when it last changed. */
  times: { published: string; changed: string } | null;
  /** A picture of the record itself; the site's logo is not used in its place. */
  image: PreviewImage | null;
  /** JSON-LD. */
  data: object | null;
}

/** `missing`: the address belongs to a public page, but there is no such record. Null: nothing to fill in. */
export type Preview = PagePreview | 'missing' | null;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const meta = (attribute: 'name' | 'property', key: string, value: string): string =>
  `<meta ${attribute}="${key}" content="${escapeHtml(value)}">`;

const imageMeta = ({ url, alt, width, height }: PreviewImage): string[] => [
  meta('property', 'og:image', url),
  meta('property', 'og:image:width', String(width)),
  meta('property', 'og:image:height', String(height)),
  meta('property', 'og:image:alt', alt),
  meta('name', 'twitter:card', 'summary_large_image'),
];

/** A data block, which browsers do not run and script policies do not apply to; no text in it may end the element. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const headOf = (preview: PagePreview): string => {
  const { title, description, canonical, kind, siteName, feeds, times, image, data } = preview;
  return [
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
    ...(image ? imageMeta(image) : []),
    ...(data ? [dataBlock(data)] : []),
  ].join('\n');
};

/** Replacements are functions: in a string a `$` of the text would mean something. */
export const withPreview = (html: string, preview: PagePreview): string =>
  html
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(preview.title)}</title>\n${headOf(preview)}`)
    .replace(/<meta name="description"[^>]*>/, () => meta('name', 'description', preview.description));

export const withoutIndex = (html: string): string =>
  html.replace('<head>', '<head>\n<meta name="robots" content="noindex">');
