import type { Rows } from './rows';

/** What a migration creates or changes, according to its text. */
interface Touched {
  /** Tables that it creates. */
  made: ReadonlySet<string>;
  /** Existing tables that it alters, fills or adds an index to. */
  changed: ReadonlySet<string>;
  /** Columns that it adds to existing tables, as `table.column`. */
  columns: ReadonlySet<string>;
}

const COMMENT = /--.*$/gm;
const MADE = /\bcreate table (?:if not exists )?(\w+)/gi;
const CHANGED = [
  /\b(?:alter table (?:only )?|create (?:unique )?index \w+ on |insert into |delete from )(\w+)/gi,
  /\bupdate (\w+)(?: \w+)? set\b/gi,
];
const ALTERED = /\balter table (?:only )?(\w+)([^;]*)/gi;
const COLUMN = /\badd column (?:if not exists )?(\w+)/gi;

const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name.toLowerCase());

export const touchedBy = (sql: string): Touched => {
  const text = sql.replaceAll(COMMENT, '').replaceAll(/\s+/g, ' ');
  const made = new Set(named(text, MADE));
  const isOld = (table: string): boolean => !made.has(table.toLowerCase());
  const changed = CHANGED.flatMap((pattern) => named(text, pattern)).filter(isOld);
  const columns = [...text.matchAll(ALTERED)].flatMap(([, table = '', changes = '']) =>
    isOld(table) ? named(changes, COLUMN).map((column) => `${table.toLowerCase()}.${column}`) : [],
  );
  return { made, changed: new Set(changed), columns: new Set(columns) };
};

/** Null, and empty lists and objects, do not count as values. */
const isSaid = (value: unknown): boolean =>
  value !== null && value !== undefined && JSON.stringify(value) !== '[]' && JSON.stringify(value) !== '{}';

const holds = (rows: Rows, name: string): boolean => {
  const [table = '', column] = name.split('.');
  const all = [...(rows.get(table)?.values() ?? [])];
  return column === undefined ? all.length > 0 : all.some((row) => isSaid(row[column]));
};

export interface Migrated {
  version: number;
  name: string;
  sql: string;
}

/**
 * Which of the tables and columns that migrations touch contained real values, over all data on which they were tried.
 */
export class Coverage {
  private readonly held = new Set<string>();
  private readonly tried = new Set<number>();

  constructor(private readonly migrations: readonly Migrated[]) {}

  /** `rows` as stored in a schema with these migrations applied: before the other migrations, after these. */
  note(rows: Rows, applied: ReadonlySet<number>): void {
    for (const { version, name, sql } of this.migrations) {
      const { made, changed, columns } = touchedBy(sql);
      if (!applied.has(version)) this.tried.add(version);
      for (const one of applied.has(version) ? [...made, ...columns] : changed)
        if (holds(rows, one)) this.held.add(`${name} ${one}`);
    }
  }

  /** Every table and column touched by the migrations that were tried. */
  get all(): string[] {
    return this.migrations
      .filter(({ version }) => this.tried.has(version))
      .flatMap(({ name, sql }) => {
        const { made, changed, columns } = touchedBy(sql);
        return [...made, ...changed, ...columns].map((one) => `${name} ${one}`);
      });
  }

  get missing(): string[] {
    return this.all.filter((one) => !this.held.has(one));
  }
}
