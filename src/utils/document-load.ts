/** How the browser loaded this document, and from where; undefined where it does not tell, as while a page is prepared. */
export const documentLoad = (): PerformanceNavigationTiming | undefined =>
  performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;
