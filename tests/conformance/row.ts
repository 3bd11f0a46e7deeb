/** One requirement of the specification: its stable id, and its wording in the specification. */
export type Row = readonly [id: string, statement: string];

/** `requirement`: anchor in docs/requirements/specification.md that explains the purpose of the rows. */
export type Chapter = {
  readonly title: string;
  readonly requirement: string;
  readonly rows: readonly Row[];
};
