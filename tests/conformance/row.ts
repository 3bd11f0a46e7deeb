/** One demand of the specification: its stable id, and what it says in the specification's own words. */
export type Row = readonly [id: string, statement: string];

export type Chapter = { readonly title: string; readonly section: number; readonly rows: readonly Row[] };
