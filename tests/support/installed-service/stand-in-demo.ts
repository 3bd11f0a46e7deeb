import type { Database } from '@server/db/database';

export const demoAccounts = [{ login: 'demo', password: 'demo-password', title: '申报人' }];

export async function fillDemo({ pool }: Database): Promise<void> {
  await pool.query("insert into note (text) values ('demo')");
}
