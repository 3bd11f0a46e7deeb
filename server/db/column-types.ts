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
  /**
   * The value first lost against a concurrent one and was accepted later, which removed it from the history; when it is
   * replaced it must be kept there again.
   */
  taken?: true;
}
export type FieldWriters = Record<string, FieldWriter>;
/** Text typed into fields that is not a valid value yet, by path. */
export type Typed = ColumnType<Record<string, string>, string | undefined, string>;
export type Writers = ColumnType<FieldWriters, string | undefined, string>;
