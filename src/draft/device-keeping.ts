import { asideName } from './aside';
import type { Edit } from './draft-state';
import type { DraftStorage } from './draft-storage';

type Edits = Readonly<Record<string, Edit>>;

const namedAside = (aside: Edits): Edits =>
  Object.fromEntries(Object.entries(aside).map(([path, held]) => [asideName(path), held]));

/** What a draft has its device forget, and keep under another name; the storage may change with the record's name. */
export const deviceKeeping = (storage: () => DraftStorage, onFailure: () => void) => {
  /**
   * What the record holds already is kept no longer: its answer was lost, and left on the device it would lie over what
   * somebody writes after it.
   */
  const forgetGone = (before: Edits, after: Edits): void => {
    for (const [path, { at }] of Object.entries(before))
      if (!after[path]) storage().forget(path, at).catch(onFailure);
  };
  return {
    forgetGone,
    forgetAside: (before: Edits, after: Edits): void => forgetGone(namedAside(before), namedAside(after)),
    keepAside: (moved: Edits): void => {
      for (const [path, held] of Object.entries(moved))
        storage()
          .write(asideName(path), held)
          .then(() => storage().forget(path, held.at))
          .catch(onFailure);
    },
  };
};
