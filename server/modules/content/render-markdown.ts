import { isTextAddress } from '@contract/rules/text-address';
import { say } from '@contract/sentences/sentence';
import { badField } from '@server/errors/app-error';
import MarkdownIt, { type Token } from 'markdown-it';
import { placeFigures } from './place-figures';

export interface OutlineEntry {
  id: string;
  level: number;
  text: string;
}
export interface Rendered {
  html: string;
  outline: OutlineEntry[];
  /** The plain text, for the search index and descriptions. */
  text: string;
  /** Addresses that are not allowed as links: they stay text, and the author is told. */
  refused: string[];
}

/** More opening brackets than any text has; parsing each of them scans the rest of the text. */
const OPENERS_MAX = 5000;

/**
 * `html: false` is half of the defence: what an author writes as markup comes out as text, and the service makes every
 * tag itself. The other half is `isTextAddress`, which the policy of the page shares: what one of them takes and the
 * other refuses would cost the reader the whole text.
 */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false });
markdown.linkify.add('ftp:', null).add('//', null);
/** Refused addresses of the text being parsed; safe as a module variable, because parsing is synchronous. */
let refused: string[] = [];
markdown.validateLink = (address) => {
  if (isTextAddress(address)) return true;
  refused.push(address);
  return false;
};

const OUTLINED = new Set(['h2', 'h3']);

const wordsOf = ({ type, content, children }: Token): string =>
  type === 'inline'
    ? (children ?? []).map((part) => (/break$/.test(part.type) ? ' ' : part.content)).join('')
    : content;

/** The text without markup; hyphens and brackets in 编号 and addresses are kept. */
const plain = (tokens: readonly Token[]): string =>
  tokens.map(wordsOf).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();

/**
 * Markdown → HTML with anchors at headings, and the outline of these; `figures` are the HTML of each figure, in order.
 */
export const renderMarkdown = (source: string, figures: readonly string[] = []): Rendered => {
  refused = [];
  const tokens = markdown.parse(source, {});
  const words = plain(tokens);
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
  const placed = placeFigures(tokens, figures);
  return {
    html: markdown.renderer.render(placed.tokens, markdown.options, {}) + placed.left.join(''),
    outline,
    text: words,
    refused: [...new Set(refused)],
  };
};

/** Refuses a text that costs far more to render than its length says. */
export const refuseTangled = (source: string): void => {
  if (source.split('[').length - 1 > OPENERS_MAX)
    throw badField('body.body', say('content.tangled', { limit: String(OPENERS_MAX) }));
};
