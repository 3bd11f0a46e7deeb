import { asideName } from './aside';
import type { Edit } from './draft-state';
import type { DraftStorage } from './draft-storage';

type Edits = Readonly<Record<string, Edit>>;

const namedAside = (aside: Edits): Edits =>
  Object.fromEntries(Object.entries(aside).map(([path, held]) => [asideName(path), held]));

/**
 * What a draft stores on the device and removes from it. A failure is reported; the removal is then done when the
 * record is opened next.
 */
export const deviceKeeping = (first: DraftStorage, onFailure: () => void) => {
  let storage = first;
  const keep = (path: string, held: Edit): Promise<void> => storage.write(path, held).catch(onFailure);
  const forget = (path: string, at: number): Promise<void> => storage.forget(path, at).catch(onFailure);
  /**
   * Removes edits that the record contains already: the answer to their save was lost, and on the device they would be
   * laid over later changes of others.
   */
  const forgetGone = (before: Edits, after: Edits): void => {
    for (const [path, { at }] of Object.entries(before)) if (!after[path]) void forget(path, at);
  };
  return {
    keep,
    forget,
    forgetGone,
    forgetAside: (before: Edits, after: Edits): void => forgetGone(namedAside(before), namedAside(after)),
    keepAside: (moved: Edits): void => {
      for (const [path, held] of Object.entries(moved))
        storage
          .write(asideName(path), held)
          .then(() => storage.forget(path, held.at))
          .catch(onFailure);
    },
    /** The record now has its final name, so its edits are moved to the storage under that name. */
    moveTo: async (next: DraftStorage, edits: Edits): Promise<void> => {
      const before = storage;
      storage = next;
      for (const [path, held] of Object.entries(edits)) {
        await keep(path, held);
        await before.forget(path, held.at).catch(onFailure);
      }
    },
  };
};
export type DeviceKeeping = ReturnType<typeof deviceKeeping>;
