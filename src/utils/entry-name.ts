interface Entry {
  key: string;
  pathname: string;
  search: string;
}

/**
 * Names an entry of the browser's history. That of every newly loaded page has the key `default`, so the address is
 * added to distinguish them.
 */
export const entryName = ({ key, pathname, search }: Entry): string => `${key} ${pathname}${search}`;
