import { type OperationNode, sql } from 'kysely';
import type { Transaction } from './database';

/** A statement that writes, or locks what it reads. */
export interface Write {
  toOperationNode(): OperationNode;
}
/** Several statements by name; later ones may read what an earlier one returns under its name. */
export type Writes = Record<string, Write>;

/**
 * Sends several writes in one round trip, as one `with` statement. All see the same state of the database, none sees
 * what another writes, and no two may write the same row. Answers the joined rows that the statements named in
 * `answering` return.
 */
export const writeTogether = async <Row = never>(
  tx: Transaction,
  writes: Writes,
  ...answering: string[]
): Promise<Row[]> => {
  const named = Object.entries(writes).map(([name, write]) => sql`${sql.id(name)} as (${write as never})`);
  if (named.length === 0) return [];
  const sources = sql.join(answering.map((name) => sql.id(name)));
  const answer = answering.length === 0 ? sql`select` : sql`select * from ${sources}`;
  return (await sql<Row>`with ${sql.join(named)} ${answer}`.execute(tx)).rows;
};
