export interface PageKey {
  key: string;
  does: string;
}

let offered: readonly PageKey[] = [];

/** Registers shortcuts of the current page; returns the function that removes them. */
export function offerKeys(keys: readonly PageKey[]): () => void {
  offered = keys;
  return () => {
    if (offered === keys) offered = [];
  };
}

export const pageKeys = (): readonly PageKey[] => offered;
