import type { ColumnType, JSONColumnType } from 'kysely';

/** Set once, by the database unless given. */
export type Created = ColumnType<Date, Date | undefined, never>;
export type Touched = ColumnType<Date, Date | undefined, Date>;
export type WithDefault<T> = ColumnType<T, T | undefined, T>;
export type Json<T> = JSONColumnType<T & object>;
