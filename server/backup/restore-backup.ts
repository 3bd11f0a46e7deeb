import type { Variables } from '@server/config/environment';
import { pendingOf } from '@server/db/migrate';
import { type Migration, readMigrations } from '@server/db/migration-files';
import { type DatabaseServer, openDatabaseServer } from '@server/db/open-database';
import { openDirect } from '@server/db/pooler';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import { storageOf } from '@server/storage/open-storage';
import { explainPlace } from './backup-fault';
import type { BackupSecret } from './backup-secret';
import { putSettings, refuseOtherKeys } from './carried-settings';
import { isEmptyDatabase } from './catalogue';
import type { CheckedBackup } from './check-backup';
import { loadBackup } from './load-backup';
import type { Beginning } from './manifest';
import type { Progress } from './progress';
import { recordBackup } from './record-backup';
import {
  clearPlace,
  clearStore,
  markPlace,
  type Place,
  requireEmptyFolders,
  requireEmptyStore,
  requireSpace,
  unmarkPlace,
} from './restore-place';

export interface RestoreOrder {
  backup: CheckedBackup;
  secret: BackupSecret;
  place: Place;
  /** The keys and settings that this machine has of its own. */
  given: Variables;
  progress: Progress;
  say: (line: string) => void;
  signal: AbortSignal;
}

/** The migrations that lead to the structure of the backup; the service runs the later ones at its start. */
function migrationsOf({ migrations: done, version }: Beginning): Migration[] {
  const own = readMigrations();
  const [newest, ownNewest] = [done.at(-1), own.at(-1)];
  if (newest && ownNewest && newest.version > ownNewest.version) {
    throw new StartupError(
      `这个备份由更新的程序（${version}，结构 ${newest.name}）写成，本程序只到 ${ownNewest.name}。请换用不旧于它的程序来恢复。没有改动任何数据。`,
      EXIT_CODES.wrongData,
    );
  }
  const later = new Set(pendingOf(done, own));
  return own.filter((migration) => !later.has(migration));
}

async function requireEmptyDatabase(url: string): Promise<void> {
  const client = await openDirect(url, 'restore');
  try {
    if (await isEmptyDatabase(client)) return;
  } finally {
    await client.end();
  }
  throw new StartupError(
    'DATABASE_URL 指定的数据库不是空的。恢复只写入空的数据库，请新建一个。没有改动任何数据。',
    EXIT_CODES.wrongData,
  );
}

async function load(order: RestoreOrder, url: string, migrations: Migration[]): Promise<string> {
  const storage = await storageOf({ ...order.place, clamdUrl: null });
  const { place, given, backup } = order;
  const client = await openDirect(url, 'restore');
  try {
    await client.query('begin');
    await loadBackup({ ...order, client, migrations, storage });
    const settingsPath = putSettings(place.dataDir, backup.settings, given);
    await client.query('commit');
    await client.query('analyze');
    return settingsPath;
  } finally {
    // Closing the connection before the commit rolls everything back.
    await client.end();
  }
}

/** All or nothing, and only into an empty place. Returns the path of the old configuration. */
export async function restoreBackup(order: RestoreOrder): Promise<string> {
  const { backup, place, given, say, signal } = order;
  const watcher = { say, onTakenOver: () => undefined, stopping: signal };
  const migrations = migrationsOf(backup.beginning);
  refuseOtherKeys(backup.settings, given);
  requireEmptyFolders(place);
  await requireSpace(place, backup.manifest);
  await requireEmptyStore(place);
  let server: DatabaseServer | null =
    place.databaseUrl === null ? null : await openDatabaseServer(place, watcher);
  if (server) await requireEmptyDatabase(server.url);

  markPlace(place);
  try {
    server ??= await openDatabaseServer(place, watcher);
    const settingsPath = await load(order, server.url, migrations);
    const { at, migrations: done } = backup.beginning;
    const detail = { backupAt: at, structure: done.at(-1)?.name ?? '' };
    await recordBackup(server.url, new Date(), { action: 'backup.restore', detail });
    await server.stop();
    unmarkPlace(place);
    return settingsPath;
  } catch (error) {
    await server?.stop();
    clearPlace(place, server?.place);
    await clearStore(place);
    throw explainPlace(error, place.dataDir);
  }
}
