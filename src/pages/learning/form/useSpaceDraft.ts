import type { Space } from '@contract/learning';
import type { SpaceKind } from '@contract/learning-choices';
import type { SpaceWork } from '@contract/learning-draft';
import { SPACE_SHAPE } from '@contract/rules/draft-shapes';
import { flattenRecord, isListOf } from '@contract/rules/record-fields';
import { type Kept, recall } from '@/draft/recall';
import { useDraft } from '@/hooks/useDraft';
import {
  fetchNewSpaceDraft,
  fetchSpace,
  fetchSpaceDraft,
  updateNewSpaceDraft,
  updateSpaceDraft,
} from '@/services/learning';

/** A course or project in its form; `space` is null before it is opened. */
export interface OpenSpace extends SpaceWork {
  space: Space | null;
}
export interface Opened {
  record: OpenSpace;
  kept: Kept;
}

const nameOf = (kind: SpaceKind, id: number | null): string => `space/${id ?? `unopened-${kind}`}`;

const load = async (kind: SpaceKind, id: number | null, shownBy: 'page' | 'draft'): Promise<OpenSpace> => {
  if (id === null) return { ...(await fetchNewSpaceDraft(kind, shownBy)), space: null };
  const space = await fetchSpace(kind, id, shownBy);
  // Only the person who opened it has a draft of it.
  if (!space.standing?.may_edit)
    return { space, version: 0, draft: SPACE_SHAPE.blank, stands: SPACE_SHAPE.blank };
  return { ...(await fetchSpaceDraft(id, shownBy)), space };
};

/** The data the form starts with: the record, and edits kept on this device since an earlier visit. */
export const openSpace = async (kind: SpaceKind, id: number | null, userId: number): Promise<Opened> => {
  const kept = await recall(userId, nameOf(kind, id));
  return { record: await load(kind, id, 'page'), kept };
};

/** The draft of a course or project, whether opened yet or not. */
export const useSpaceDraft = (kind: SpaceKind, { record, kept }: Opened, userId: number) => {
  const id = record.space?.id ?? null;
  return useDraft<OpenSpace>(
    {
      record,
      kept,
      nameOf: () => nameOf(kind, id),
      fieldsOf: ({ draft }) => flattenRecord(SPACE_SHAPE, draft),
      // Whoever opened it writes in it all the time.
      turnOf: () => '',
      isRows: isListOf(SPACE_SHAPE),
      save: async (_, body) => ({
        reply: await (id === null ? updateNewSpaceDraft(kind, body) : updateSpaceDraft(id, body)),
      }),
      load: () => load(kind, id, 'draft'),
    },
    userId,
  );
};
