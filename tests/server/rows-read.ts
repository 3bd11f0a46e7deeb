import type { Statement } from '@tests/support/heard-statements';
import type pg from 'pg';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

const UNIQUE_VIOLATION = '23505';

/** Index entries per block; reading one row of a table costs about as much as this many entries. */
const ENTRIES = 100;

const readBy = (node: Node): number => {
  const { 'Node Type': type, 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops } = node;
  const passed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const met = table && type !== 'ModifyTable' ? (rows + passed) * loops : 0;
  const own = type === 'Index Only Scan' ? met / ENTRIES : met;
  return (node.Plans ?? []).reduce((sum, one) => sum + readBy(one), own);
};

/** The executed plan of a statement; null where it would insert a name that exists by now. */
const carriedOut = async (client: pg.ClientBase, { text, values }: Statement): Promise<Node | null> => {
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error(`No plan of ${text}`);
    return plan;
  } catch (error) {
    if ((error as pg.DatabaseError).code === UNIQUE_VIOLATION) return null;
    throw error;
  }
};

/**
 * Rows that the statements read, including those they skip; rows counted in an index alone count a hundredth. This
 * measures for a small table what blocks measure for a large one. Nothing they write is kept.
 */
export const rowsRead = async (client: pg.ClientBase, statements: readonly Statement[]): Promise<number> => {
  let sum = 0;
  await client.query('begin');
  try {
    for (const statement of statements) {
      await client.query('savepoint one');
      const plan = await carriedOut(client, statement);
      await client.query('rollback to one');
      if (plan) sum += readBy(plan);
    }
  } finally {
    await client.query('rollback');
  }
  return Math.round(sum);
};
