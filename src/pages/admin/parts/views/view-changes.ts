import type { AdminViews } from '@contract/admin-view';

/** Adds a view, or replaces the query of the view with the same name. */
export const withView = (kept: AdminViews, name: string, query: string, opens: boolean): AdminViews => ({
  ...kept,
  views: [...kept.views.filter((view) => view.name !== name), { name, query }],
  opensWith: opens ? name : kept.opensWith === name ? null : kept.opensWith,
});

export const renamed = (kept: AdminViews, from: string, to: string): AdminViews => ({
  ...kept,
  views: kept.views.map((view) => (view.name === from ? { ...view, name: to } : view)),
  opensWith: kept.opensWith === from ? to : kept.opensWith,
});

export const without = (kept: AdminViews, name: string): AdminViews => ({
  ...kept,
  views: kept.views.filter((view) => view.name !== name),
  opensWith: kept.opensWith === name ? null : kept.opensWith,
});

/** Whether two queries show the same list, regardless of the page and of the order of parameters. */
export const sameQuery = (one: string, other: string): boolean => {
  const plain = (text: string): string => {
    const params = new URLSearchParams(text);
    params.delete('pageNum');
    params.sort();
    return params.toString();
  };
  return plain(one) === plain(other);
};

/** The query that a view saves: everything except the page. */
export const viewQuery = (params: URLSearchParams): string => {
  const kept = new URLSearchParams(params);
  kept.delete('pageNum');
  return kept.toString();
};
