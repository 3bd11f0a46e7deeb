import { type OperationNode, sql } from 'kysely';
import type { Transaction } from './database';

/** A statement that writes, or locks what it reads. */
export interface Write {
  toOperationNode(): OperationNode;
}
/** Several, each under a name by which those that follow may read what it returns. */
export type Writes = Record<string, Write>;

/**
 * Writes that belong together in one round trip: all see the same state of the database, none sees another, and no row
 * is written by two of them. Answers what these of them return, one beside the other.
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
