import type { DemandDraft, OwnDemand } from '@contract/demand-posting';
import { DEMAND_SHAPE } from '@contract/rules/draft-shapes';
import { flattenRecord, isListOf } from '@contract/rules/record-fields';
import type { NewRecord } from '@/draft/new-record';
import type { Kept } from '@/draft/recall';
import { useDraft } from '@/hooks/useDraft';
import { createDemand, fetchOwnDemand, updateDemand } from '@/services/demand';

/** A demand on the screen; `fresh` while there is no such record yet. */
export interface OpenDemand {
  demand: OwnDemand;
  kept: Kept;
  fresh: NewRecord | null;
  /** The one that it follows. */
  sourceId: number | null;
}

/** A demand before its first word, as it would begin. */
export const unmade = (draft: DemandDraft): OwnDemand => ({
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

export const demandName = (id: number): string => `demand/${id}`;

/** The living draft of one demand. */
export const useDemandDraft = (
  { demand, kept, fresh, sourceId }: OpenDemand,
  userId: number,
  onMade: (made: OwnDemand) => void,
) =>
  useDraft(
    {
      record: demand,
      kept,
      nameOf: ({ id }) => demandName(id),
      fieldsOf: ({ draft, typed }) => ({ ...flattenRecord(DEMAND_SHAPE, draft), ...typed }),
      turnOf: ({ editable, status }) => (editable ? status : null),
      isRows: isListOf(DEMAND_SHAPE),
      save: async ({ id }, body) => ({ reply: await updateDemand(id, body) }),
      load: ({ id }) => fetchOwnDemand(id, 'draft'),
      fresh: fresh && { as: fresh, make: (key) => createDemand(sourceId, key), onMade },
    },
    userId,
  );
