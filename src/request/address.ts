import { type ArrayFormat, toQuery } from './query';

export interface Address {
  method: string;
  url: string;
}

type Params = Record<string, string | number>;

/** `GET /api/users/accounts/{login}.json` with its parameters filled in. */
export function addressOf(row: string, params: Params = {}, query?: object, arrays?: ArrayFormat): Address {
  const space = row.indexOf(' ');
  const path = row.slice(space + 1).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    // A missing part would silently call another address.
    if (value === undefined || value === '') throw new Error(`"${row}" needs the parameter "${name}".`);
    return encodeURIComponent(value);
  });
  const search = toQuery(query, arrays);
  return { method: row.slice(0, space), url: search ? `${path}?${search}` : path };
}
