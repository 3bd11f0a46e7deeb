/** A page number, or a gap between two of them. */
export type PageMark = number | 'gap';

/** First, last and the neighbours of the current page; a gap of one page is that page. */
export function pageNumbers(current: number, last: number): PageMark[] {
  const nearStart = current <= 3 ? [2, 3] : [];
  const nearEnd = current >= last - 2 ? [last - 2, last - 1] : [];
  const shown = new Set([1, last, current - 1, current, current + 1, ...nearStart, ...nearEnd]);
  const pages = [...shown].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 2) return [before + 1, page];
    return page - before > 2 ? (['gap', page] as PageMark[]) : [page];
  });
}
