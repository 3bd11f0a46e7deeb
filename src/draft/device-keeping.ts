import { asideName } from './aside';
import type { Edit } from './draft-state';
import type { DraftStorage } from './draft-storage';

type Edits = Readonly<Record<string, Edit>>;

const namedAside = (aside: Edits): Edits =>
  Object.fromEntries(Object.entries(aside).map(([path, held]) => [asideName(path), held]));

/** What a draft has its device keep and forget. What fails is told, and done when the record is opened next. */
export const deviceKeeping = (first: DraftStorage, onFailure: () => void) => {
  let storage = first;
  const keep = (path: string, held: Edit): Promise<void> => storage.write(path, held).catch(onFailure);
  const forget = (path: string, at: number): Promise<void> => storage.forget(path, at).catch(onFailure);
  /**
   * What the record holds already is kept no longer: its answer was lost, and left on the device it would lie over what
   * somebody writes after it.
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
    /** The record has a name of its own now: what was typed until then is kept under that. */
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
