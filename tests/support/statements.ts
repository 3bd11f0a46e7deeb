import type { Database } from '@server/db/database';

interface Sender {
  query: (this: unknown, ...given: unknown[]) => unknown;
}

/** The texts of all statements sent to the database during an act, in order. */
export const statementsOf = async ({ pool }: Database, act: () => Promise<unknown>): Promise<string[]> => {
  const client = await pool.connect();
  const sender = Object.getPrototypeOf(client) as Sender;
  client.release();
  const send = sender.query;
  const heard: string[] = [];
  sender.query = function (...given) {
    const [first] = given as [string | { text: string }];
    heard.push(typeof first === 'string' ? first : first.text);
    return send.apply(this, given);
  };
  try {
    await act();
  } finally {
    sender.query = send;
  }
  // Without the messages that check the connection between replicas.
  return heard.filter((text) => !text.includes('pg_notify('));
};
