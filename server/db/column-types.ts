import type { Origin } from '@contract/origin';
import type { ColumnType, JSONColumnType } from 'kysely';

/** Set once, by the database unless given. */
export type Created = ColumnType<Date, Date | undefined, never>;
export type Touched = ColumnType<Date, Date | undefined, Date>;
export type WithDefault<T> = ColumnType<T, T | undefined, T>;
export type Json<T> = JSONColumnType<T & object>;

/** Who wrote the value that stands in a field, on which device, and when (ISO). */
export interface FieldWriter {
  by: number;
  session: string;
  at: string;
  /** Where the value came from, if that hand did not type it. */
  from?: Origin;
  /** It had come second once; only its being replaced brings it back into the history. */
  taken?: true;
}
export type FieldWriters = Record<string, FieldWriter>;
/** Texts that are no values yet, by path. */
export type Typed = ColumnType<Record<string, string>, string | undefined, string>;
export type Writers = ColumnType<FieldWriters, string | undefined, string>;
