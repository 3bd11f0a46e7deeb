import type { FrameName } from './frames';

/** Reads a call of the service as the person who walks. */
export type Ask = <Body>(path: string) => Promise<Body>;

export interface Found {
  address: string;
  heading: string | RegExp;
}

/** One path of the route table, and what is shown there. */
export interface Stop {
  /** Path as in the route table. */
  path: string;
  /** Login of a person who may open it; null: anybody. */
  who: string | null;
  frame: FrameName;
  /** Finds the address and heading to check; a path with parameters asks the service for a record of the demo data. */
  find: (ask: Ask) => Promise<Found>;
  /** Title of the tab where it differs from the heading. */
  tab?: string;
  /** A page with a link to it; without one it is reached by Back. */
  from?: string;
}

type Place = Pick<Stop, 'who' | 'frame'>;
type More = Partial<Pick<Stop, 'tab' | 'from'>> & { address?: string };

/** For a path without parameters, which is its own address. */
export const still =
  (place: Place) =>
  (path: string, heading: Found['heading'], { address = path, ...more }: More = {}): Stop => ({
    ...place,
    ...more,
    path,
    find: async () => ({ address, heading }),
  });

interface Source {
  /** The call that lists such records. */
  list: string;
  /** Key of the list in the answer. */
  rows?: string;
  /** Which record to take; by default the first. */
  where?: (row: Row) => boolean;
  id?: string;
}
/** Lists differ; a finder needs a number, a name, and the fields by which it chooses. */
type Row = Record<string, unknown>;

/** A path with `:id`: the first fitting record that a list of the service names. */
export const ofRecord =
  (place: Place) =>
  (
    path: string,
    { list, rows = 'rows', where = () => true, id = 'id' }: Source,
    more: Partial<Stop> = {},
  ): Stop => ({
    ...place,
    path,
    find: async (ask) => {
      const row = (await ask<Record<string, Row[]>>(list))[rows]?.find(where);
      if (!row) throw new Error(`The demo data have nothing for ${path}: ${list}`);
      return { address: path.replace(':id', String(row[id])), heading: String(row['title']) };
    },
    ...more,
  });
