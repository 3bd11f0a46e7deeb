import { createSecretKey } from 'node:crypto';
import { receiptKeyFrom } from '@server/crypto/receipt-key';
import { keyringOf, readRetiredKey } from '@server/crypto/receipt-keyring';
import { EmbeddedPostgres } from '@server/db/embedded/embedded-postgres';
import { findRunning, hasCluster } from '@server/db/embedded/find-running';
import { dataKeyCheck } from '@server/db/platform-state';
import { openDirect } from '@server/db/pooler';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import type { ClientBase } from 'pg';
import type { CarriedSettings } from './carried-settings';
import type { TableShape } from './catalogue';

export interface Source {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Finds the database to back up: an external one, the embedded one of a running service, or the embedded one started
 * for this.
 */
export async function openSource(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  say: (line: string) => void,
): Promise<Source> {
  if (databaseUrl !== null) {
    // Checks the connection before the backup starts; the backup needs a direct one, since it holds a lock on it.
    await (await openDirect(databaseUrl, 'backup')).end();
    return { url: databaseUrl, stop: async () => undefined };
  }
  if (!hasCluster(dataDir)) {
    throw new StartupError(
      `${dataDir} 里没有数据库。请用 DATA_DIR 或 DATABASE_URL 指出要备份的那一个，与启动服务时相同。`,
      EXIT_CODES.badConfig,
    );
  }
  const url = findRunning(dataDir);
  if (url !== null) return { url, stop: async () => undefined };
  const embedded = await EmbeddedPostgres.start({ dataDir, say });
  return { url: embedded.url, stop: () => embedded.stop() };
}

const bytesOf = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64');

/** A backup with the wrong keys looks well until the day it is needed. */
export async function checkKeys(
  client: ClientBase,
  tables: readonly TableShape[],
  { keys, retiredReceiptKeys }: CarriedSettings,
): Promise<void> {
  const refuse = (name: string): StartupError =>
    new StartupError(
      `${name} 与这个数据库所用的不同。请用启动服务时的同一份配置来备份，否则备份恢复之后读不出已加密的内容。`,
      EXIT_CODES.wrongData,
    );
  const state = await client.query<{ check: string | null }>(
    'select data_key_check as check from platform_state where id = 1',
  );
  const check = state.rows[0]?.check ?? null;
  if (check !== null && check !== dataKeyCheck(createSecretKey(bytesOf(keys.DATA_KEY))))
    throw refuse('DATA_KEY');

  if (!tables.some(({ name }) => name === 'application_receipt')) return;
  const newest = await client.query<{ id: string }>(
    'select key_id as id from application_receipt order by sequence desc limit 1',
  );
  const keyId = newest.rows[0]?.id;
  const keyring = keyringOf({
    receiptKey: receiptKeyFrom(bytesOf(keys.RECEIPT_KEY)),
    retiredReceiptKeys: retiredReceiptKeys.map(readRetiredKey).filter((key) => key !== null),
  });
  if (keyId !== undefined && keyring(keyId, new Date(0)) === undefined) throw refuse('RECEIPT_KEY');
}
