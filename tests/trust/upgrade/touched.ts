import type { Rows } from './rows';

/** What a migration makes or changes, as its text says it. */
interface Touched {
  /** Those it makes. */
  made: ReadonlySet<string>;
  /** Those that were there, and that it changes, fills or puts an index on. */
  changed: ReadonlySet<string>;
  /** Columns it adds to those, as `table.column`. */
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

/** Null, and what stands for nothing in a list or a record, is no value. */
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

/** Which of what migrations touch held something real, over all the data that they were tried on. */
export class Coverage {
  private readonly held = new Set<string>();
  private readonly tried = new Set<number>();

  constructor(private readonly migrations: readonly Migrated[]) {}

  /** `rows` as they stood in a structure of these versions: before the others changed it, after these had. */
  note(rows: Rows, applied: ReadonlySet<number>): void {
    for (const { version, name, sql } of this.migrations) {
      const { made, changed, columns } = touchedBy(sql);
      if (!applied.has(version)) this.tried.add(version);
      for (const one of applied.has(version) ? [...made, ...columns] : changed)
        if (holds(rows, one)) this.held.add(`${name} ${one}`);
    }
  }

  /** Of the migrations that were tried, each table and column that they touch. */
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
