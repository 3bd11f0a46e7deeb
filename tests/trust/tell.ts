import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Told {
  ok: boolean;
  /** Named in Chinese, because they are printed as given. */
  figures: Record<string, number | string>;
  /** What did not hold, one line each. */
  findings: readonly string[];
  /** Names of the columns of `rows`. */
  head?: readonly string[];
  /** A longer table, where figures alone are not enough. */
  rows?: readonly (readonly (string | number)[])[];
}

const FOLDER = resolve(__dirname, '../../dist/trust');

/** Leaves what a table has measured for `npm run trust`, which prints it and keeps it in docs/trust.md. */
export const tell = (table: string, told: Told): void => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${table}.json`), JSON.stringify(told, null, 2));
};
