import { COVER_WIDTHS } from '@contract/cover-sizes';
import type { Figure } from '@contract/figure';
import type { FigureDraft } from '@contract/rules/figures';
import { escapeHtml } from '@server/pages/page-preview';

const caption = (text: string): string => (text ? `<figcaption>${escapeHtml(text)}</figcaption>` : '');

/** Width and height reserve the space before the picture loads, and it loads only when it is about to be seen. */
export const figureHtml = (contentId: number, figure: Figure): string => {
  const at = `/prod-api/cms/open/content/${contentId}/figures/${figure.id}`;
  const sizes = COVER_WIDTHS.map((wide) => `${at}/${wide} ${wide}w`).join(', ');
  return `<figure><img src="${at}/${COVER_WIDTHS[0]}" srcset="${sizes}" sizes="(max-width: 767px) 100vw, 640px" width="${figure.width}" height="${figure.height}" loading="lazy" decoding="async" alt="${escapeHtml(figure.alt)}">${caption(figure.caption)}</figure>`;
};

/** A placeholder: an `img` request carries no credential, so pictures of an unpublished text cannot be fetched. */
export const figurePlace = ({ alt, caption: under }: FigureDraft, index: number): string =>
  `<figure><blockquote>图 ${index + 1}　${escapeHtml(alt)}</blockquote>${caption(under)}</figure>`;
