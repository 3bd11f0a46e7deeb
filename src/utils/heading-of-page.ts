/** The heading of the page that is shown; null while the page is loading, when its name is only a stand-in. */
export const headingOfPage = (): HTMLElement | null =>
  document.querySelector('[data-page-loading], #prepared')
    ? null
    : document.querySelector<HTMLElement>('main h1');
