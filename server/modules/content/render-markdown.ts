import MarkdownIt from 'markdown-it';

export interface OutlineEntry {
  id: string;
  level: number;
  text: string;
}
export interface Rendered {
  html: string;
  outline: OutlineEntry[];
  /** Words only, for the search index and descriptions. */
  text: string;
}

/**
 * `html: false` is the whole defence: what an author writes as markup comes out as text, and link targets pass
 * markdown-it's own check (no javascript:, vbscript:, file:, data: but images). The service makes every tag itself.
 */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false });

const OUTLINED = new Set(['h2', 'h3']);

const plain = (text: string): string =>
  text
    .replace(/[#>*_`|~[\]()-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Markdown → HTML with anchors at its headings, and the outline they make. */
export const renderMarkdown = (source: string): Rendered => {
  const tokens = markdown.parse(source, {});
  const outline: OutlineEntry[] = [];
  tokens.forEach((token, i) => {
    if (token.type !== 'heading_open' || !OUTLINED.has(token.tag)) return;
    const text = tokens[i + 1]?.content ?? '';
    const id = `s${outline.length + 1}`;
    token.attrSet('id', id);
    outline.push({ id, level: Number(token.tag.slice(1)), text });
  });
  for (const token of tokens.flatMap((t) => t.children ?? [])) {
    const href = token.type === 'link_open' ? String(token.attrGet('href') ?? '') : '';
    if (/^https?:/.test(href)) {
      token.attrSet('rel', 'noopener noreferrer nofollow');
      token.attrSet('target', '_blank');
    }
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), outline, text: plain(source) };
};
