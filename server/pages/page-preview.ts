/** A picture that readers see on a page, as link previews show it. */
export interface PreviewImage {
  url: string;
  alt: string;
  width: number;
  height: number;
}

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
  /** Only a picture that is there: no sign of the site stands in for one. */
  image: PreviewImage | null;
  /** JSON-LD. */
  data: object | null;
}

/** `missing`: the address belongs to a public page whose record is not there. Null: nothing to show beforehand. */
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

/** A block of data, which no browser runs and no policy for scripts is asked about: no text of it may end the element. */
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
