import type { Content } from '@contract/content';
import { escapeHtml } from '@server/http/page-preview';
import { publicContent } from '@server/modules/content/service';
import { day, link, paragraph } from './frame';
import { overviewPreview } from './overview-preview';
import { type PageFacts, type PreviewSource, shortened } from './preview-source';
import type { PublicKind } from './public-content';

const KIB = 1024;

const files = ({ attachments }: Content): string =>
  attachments.length === 0
    ? ''
    : `<h2>附件</h2><ul>${attachments
        .map(
          ({ url, name, size }) =>
            `<li><a href="${escapeHtml(url)}" download>${escapeHtml(name)}</a>（${Math.ceil(size / KIB)} KB）</li>`,
        )
        .join('')}</ul>`;

const around = ({ previous, next }: Content, path: string): string =>
  `<nav class="preview-pager" aria-label="上一篇与下一篇">${previous ? link(`${path}/${previous.id}`, `上一篇　${previous.title}`) : ''}${next ? link(`${path}/${next.id}`, `下一篇　${next.title}`) : ''}</nav>`;

/** A text without its tags, for a description. */
const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ');

/** A whole text: number, office, title, day, body, files, neighbours. */
export const contentPreview = async (
  { deps, now }: PreviewSource,
  kind: PublicKind,
  id: number | null,
): Promise<PageFacts | null> => {
  const content = await publicContent(deps.db.kysely, kind.type, id, now);
  if (!content) return null;
  const { title, docNo, publisher, publishAt, summary, bodyHtml } = content;
  const figures = kind.type === 'PlatformIntroduction' ? await overviewPreview(deps.db.kysely, now) : '';
  const office = [docNo, publisher].filter(Boolean).join('　');
  return {
    title,
    description: shortened(summary || plain(bodyHtml)),
    canonical: id === null ? kind.path : `${kind.path}/${id}`,
    kind: 'article',
    main: `<article class="preview-text">${paragraph(office, 'preview-note')}<h1>${escapeHtml(title)}</h1><p class="preview-note">发布 ${day(publishAt)}</p>${bodyHtml}${figures}${files(content)}${id === null ? '' : around(content, kind.path)}</article>`,
  };
};
