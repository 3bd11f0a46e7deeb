/** One demand of the specification: its stable id, and what it says in the specification's own words. */
export type Row = readonly [id: string, statement: string];

/** `requirement`: the anchor on docs/requirements/specification.md that says what the rows are for. */
export type Chapter = {
  readonly title: string;
  readonly requirement: string;
  readonly rows: readonly Row[];
};
