import type { ContentRow } from '@contract/content';
import { PAGE_SIZE } from '@contract/limits';
import { escapeHtml } from '@server/http/page-preview';
import { publicList } from '@server/modules/content/service';
import { link, paragraph, rowList } from './frame';
import type { PageFacts, PreviewSource } from './preview-source';
import type { PublicKind } from './public-content';

const PAGE_LAST = 100_000;
/** Questions stand on one page, as they do in the app. */
const QUESTIONS = 100;

const pageNumber = (query: URLSearchParams): number => {
  const page = Number(query.get('pageNum'));
  return Number.isInteger(page) && page > 0 && page <= PAGE_LAST ? page : 1;
};

const addressOf = (path: string, page: number): string => (page === 1 ? path : `${path}?pageNum=${page}`);

const pager = (path: string, page: number, total: number): string => {
  const previous = page > 1 ? link(addressOf(path, page - 1), '上一页') : '';
  const next = page * PAGE_SIZE < total ? link(addressOf(path, page + 1), '下一页') : '';
  return previous || next ? `<nav class="preview-pager" aria-label="分页">${previous}${next}</nav>` : '';
};

/** Answers come from the service's own Markdown and are HTML already. */
const questions = (rows: readonly ContentRow[]): string =>
  rows
    .map(
      ({ title, bodyHtml }) =>
        `<details><summary>${escapeHtml(title)}</summary><div class="preview-text">${bodyHtml ?? ''}</div></details>`,
    )
    .join('');

const rowsOf = (kind: PublicKind, rows: readonly ContentRow[]): string =>
  kind.type === 'faq'
    ? questions(rows)
    : rowList(
        rows.map(({ id, title, publishAt, docNo, summary }) => ({
          ...{ title, summary, at: publishAt, note: docNo },
          to: `${kind.path}/${id}`,
        })),
      );

/** A list of content as the address asks for it. */
export const listPreview = async (
  { deps, query, now }: PreviewSource,
  kind: PublicKind,
): Promise<PageFacts> => {
  const page = kind.type === 'faq' ? 1 : pageNumber(query);
  const limit = kind.type === 'faq' ? QUESTIONS : PAGE_SIZE;
  const { rows, total } = await publicList(
    deps.db.kysely,
    kind.type,
    { offset: (page - 1) * limit, limit },
    now,
  );
  return {
    title: kind.title,
    description: kind.description,
    canonical: addressOf(kind.path, page),
    main: `<div class="preview-list"><h1>${kind.title}</h1>${paragraph(kind.description)}${rowsOf(kind, rows)}${pager(kind.path, page, total)}</div>`,
  };
};
