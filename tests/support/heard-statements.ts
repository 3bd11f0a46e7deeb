import type { Database } from '@server/db/database';

export interface Statement {
  text: string;
  values: unknown[];
}
interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** Every statement the service sends from now on. */
export const listen = ({ pool }: Database): Statement[] => {
  const heard: Statement[] = [];
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((asked: string | Statement, values?: unknown, ...rest: unknown[]) => {
      const given = Array.isArray(values) ? values : [];
      heard.push(typeof asked === 'string' ? { text: asked, values: given } : asked);
      return send(asked, values, ...rest);
    }) as typeof client.query;
  });
  return heard;
};

/** Number of buffers that these statements read when executed again. */
export const buffersOf = async ({ pool }: Database, statements: readonly Statement[]): Promise<number> => {
  let sum = 0;
  for (const { text, values } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error(`No plan of ${text}`);
    sum += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return sum;
};
