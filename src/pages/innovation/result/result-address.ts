import { MILESTONES, type Milestone } from '@contract/result-choices';

const LIST = '/innovation/result';

export interface ResultPlace {
  milestone: Milestone | null;
  /** Category key; null: all. */
  type: string | null;
  mine: boolean;
}

/** `/innovation/result`, `/innovation/result/one/B`, `/innovation/result/two/all`; 我的 is a query. */
export const resultAddress = ({ milestone, type, mine }: ResultPlace): string => {
  const path = milestone || type ? `${LIST}/${milestone ?? 'one'}/${type ?? 'all'}` : LIST;
  return mine ? `${path}?scope=mine` : path;
};

/** Null when the address names a stage that does not exist (req:ui-result-address): the page is then /404. */
export const readPlace = (
  params: { milestone?: string | undefined; type?: string | undefined },
  search: URLSearchParams,
): ResultPlace | null => {
  const mine = search.get('scope') === 'mine';
  if (params.milestone === undefined) return { milestone: null, type: null, mine };
  const milestone = MILESTONES.find((known) => known === params.milestone);
  if (!milestone) return null;
  return { milestone, type: params.type === 'all' ? null : (params.type ?? null), mine };
};
