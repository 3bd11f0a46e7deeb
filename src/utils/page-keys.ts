export interface PageKey {
  key: string;
  does: string;
}

let offered: readonly PageKey[] = [];

/** Keys that only the page in sight has; answers how they are taken back. */
export function offerKeys(keys: readonly PageKey[]): () => void {
  offered = keys;
  return () => {
    if (offered === keys) offered = [];
  };
}

export const pageKeys = (): readonly PageKey[] => offered;
