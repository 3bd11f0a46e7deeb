import type { DemandDraft, OwnDemand } from '@contract/demand-posting';
import { DEMAND_SHAPE } from '@contract/rules/draft-shapes';
import { formPath } from '@/pages/demand/parts/demand-path';
import type { PostingKind } from '@/pages/parts/market/posting-kind';
import { createDemand, fetchBlankDemand, fetchOwnDemand, updateDemand } from '@/services/demand';

/** A demand before its first word, as it would begin. */
const unmade = (draft: DemandDraft): OwnDemand => ({
  id: 0,
  no: null,
  version: 0,
  status: 'draft',
  draft,
  files: [],
  coverFile: null,
  mine: true,
  reason: null,
  ending: null,
  renewsUntil: null,
  actions: ['submit'],
  editable: true,
  views: 0,
  waiting: 0,
  talking: 0,
  createTime: '',
  updateTime: '',
});

/** Demands of one's own, as their form reads and writes them. */
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
