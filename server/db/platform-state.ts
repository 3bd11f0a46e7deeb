import { createHmac, type KeyObject } from 'node:crypto';
import { MINUTE_MS } from '@contract/time-units';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import type { Pool } from 'pg';

/** Changing it makes every existing database look as if its key were lost. */
const CHECK_TEXT = 'kaichuang data key';

export const dataKeyCheck = (dataKey: KeyObject): string =>
  createHmac('sha256', dataKey).update(CHECK_TEXT).digest('hex');

const refuse = (message: string): StartupError => new StartupError(message, EXIT_CODES.wrongData);

interface State {
  purpose: 'demo' | 'real';
  data_key_check: string;
}

/** The first start decides what a database is for and which key its personal data is encrypted with. */
async function settle(pool: Pool, demo: boolean, dataKey: KeyObject): Promise<State> {
  const { rows } = await pool.query<State>(
    `update platform_state
        set purpose = coalesce(purpose, $1), data_key_check = coalesce(data_key_check, $2)
      where id = 1
      returning purpose, data_key_check`,
    [demo ? 'demo' : 'real', dataKeyCheck(dataKey)],
  );
  const state = rows[0];
  if (state === undefined) throw refuse('数据库中缺少 platform_state 的记录，请从备份恢复。');
  return state;
}

/**
 * Demo accounts have passwords that everybody knows, and what one key has encrypted no other can
 * read: a database keeps the mode and the key it began with.
 */
export async function checkPlatformState(
  pool: Pool,
  { demo, dataKey }: { demo: boolean; dataKey: KeyObject },
): Promise<void> {
  const state = await settle(pool, demo, dataKey);
  if (state.purpose === 'demo' && !demo) {
    throw refuse(
      '这个数据库里是演示数据，含有众所周知的演示账号，不能用于正式模式（DEMO=false）。请用 DATA_DIR 或 DATABASE_URL 指定一个空的数据库。',
    );
  }
  if (state.purpose === 'real' && demo) {
    throw refuse('这个数据库里是正式数据，不能以演示模式打开。请设置 DEMO=false。');
  }
  if (state.data_key_check !== dataKeyCheck(dataKey)) {
    throw refuse('DATA_KEY 与加密这个数据库的密钥不同，已加密的个人信息将无法读取。请恢复原来的密钥。');
  }
}

/** A second start waits here until the first one has inserted the demo data: minutes, not seconds. */
const LOCK_STATE = {
  text: 'select demo_filled_at from platform_state where id = 1 for update',
  query_timeout: 10 * MINUTE_MS,
};

/** Runs `fill` unless it ran before; of several starts at once one fills and the others wait for it. */
export async function fillOnce(pool: Pool, fill: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // The lock is held, idle, while `fill` works on other connections.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('set local statement_timeout = 0');
    const { rows } = await client.query<{ demo_filled_at: Date | null }>(LOCK_STATE);
    if (rows[0]?.demo_filled_at === null) {
      await fill();
      await client.query('update platform_state set demo_filled_at = now() where id = 1');
    }
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closing the connection rolls back and frees the lock, whatever state it is in.
    client.release(true);
    throw error;
  }
}
