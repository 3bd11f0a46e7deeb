import type { DemandDraft, OwnDemand } from '@contract/demand-posting';
import { DEMAND_SHAPE } from '@contract/rules/draft-shapes';
import { formPath } from '@/pages/demand/parts/demand-path';
import { type PostingKind, UNMADE } from '@/pages/parts/market/posting-kind';
import { createDemand, fetchBlankDemand, fetchOwnDemand, updateDemand } from '@/services/demand';

/** A new demand that has not been saved yet. */
export const unmade = (draft: DemandDraft): OwnDemand => ({
  ...UNMADE,
  draft,
  mine: true,
  ending: null,
  renewsUntil: null,
  waiting: 0,
  talking: 0,
});

/** How the form of the reader's own demands reads and writes them. */
export const OWN_DEMANDS: PostingKind<DemandDraft, OwnDemand> = {
  shape: DEMAND_SHAPE,
  kind: 'demand/',
  nameOf: (id) => `demand/${id}`,
  begins: (sourceId) => (sourceId === null ? 'demand' : `demand/after-${sourceId}`),
  blank: async (sourceId) => unmade(await fetchBlankDemand(sourceId)),
  create: createDemand,
  fetch: fetchOwnDemand,
  update: updateDemand,
  pathOf: formPath,
};
