import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '@server/app';
import { prepareSession, readTables } from '@server/backup/catalogue';
import { digestRows } from '@server/backup/copy-rows';
import { writeBackup } from '@server/backup/write-backup';
import { loadConfig } from '@server/config/config';
import { createDatabase } from '@server/db/database';
import { migrate } from '@server/db/migrate';
import { readMigrations } from '@server/db/migration-files';
import { checkPlatformState } from '@server/db/platform-state';
import { demoAccounts } from '@server/demo/demo-accounts';
import { createDiskStorage } from '@server/storage/disk-storage';
import { anEmptyPlace, backUp, check, secret, silent, urlOf } from '@tests/support/backups';
import { testDatabase } from '@tests/support/database';
import { startService, type TestService } from '@tests/support/service';
import pg from 'pg';

jest.setTimeout(90_000);

const SCHEMA = `
  select 'column' as kind, table_name || '.' || column_name as name,
         data_type || coalesce(column_default, '') || is_nullable || is_identity as what
    from information_schema.columns where table_schema = 'public'
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'right', relname, relacl::text from pg_class where relnamespace = 'public'::regnamespace
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'trigger', tgname, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  order by 1, 2, 3`;

let service: TestService;
let target: Awaited<ReturnType<typeof anEmptyPlace>>;
let folder: string;
let path: string;
let settingsPath: string;

beforeAll(async () => {
  service = await startService();
  await checkPlatformState(service.db.pool, service.config);
  folder = mkdtempSync(join(tmpdir(), 'kaichuang-backup-'));
  path = join(folder, 'whole.kcbackup');
  target = await anEmptyPlace();
  await backUp(service, path);
  settingsPath = await target.restore(await check(path));
});
afterAll(async () => {
  await target?.remove();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await prepareSession(client);
  return client;
};
const digestsOf = async (url: string): Promise<Record<string, string>> => {
  const client = await connect(url);
  const digests: Record<string, string> = {};
  for (const table of await readTables(client)) {
    const { rows, checksum } = await digestRows(client, table);
    digests[table.name] = `${rows} ${checksum}`;
  }
  await client.end();
  return digests;
};
const schemaOf = async (url: string): Promise<unknown[]> => {
  const client = await connect(url);
  const { rows } = await client.query(SCHEMA);
  await client.end();
  return rows;
};

/** The log has one more row than the backup: that of the restore. */
const apartFromLog = (digests: Record<string, string>) => {
  const { audit_event: auditEvent, audit_head: auditHead, ...others } = digests;
  return others;
};

it('brings every row of every table back, and writes down that it did', async () => {
  const [before, after] = [await digestsOf(urlOf(service.db)), await digestsOf(target.place.databaseUrl)];
  const log = await target.db.kysely
    .selectFrom('auditEvent')
    .select('action')
    .orderBy('id', 'desc')
    .execute();

  expect(apartFromLog(after)).toEqual(apartFromLog(before));
  expect(Object.keys(before).length).toBeGreaterThan(50);
  expect(log[0]?.action).toBe('backup.restore');
});
it('brings the structure back: keys, indexes, triggers that fire again, rights that were taken away', async () => {
  expect(await schemaOf(target.place.databaseUrl)).toEqual(await schemaOf(urlOf(service.db)));
});

it('goes on counting where the old database stopped', async () => {
  const next = async ({ db }: Pick<TestService, 'db'>) =>
    (await db.pool.query("select nextval(pg_get_serial_sequence('account', 'id')) as id")).rows[0].id;

  expect(await next(target)).toBe(await next(service));
});

it('brings every attachment back, byte for byte', async () => {
  const files = await service.db.kysely.selectFrom('file').selectAll().where('state', '=', 'ready').execute();

  expect(files.length).toBeGreaterThan(20);
  for (const { storageKey } of files) {
    expect(readFileSync(join(target.place.uploadDir, storageKey))).toEqual(
      readFileSync(join(service.config.uploadDir, storageKey)),
    );
  }
});

it('keeps the old configuration for the operator to compare, without the keys', () => {
  const text = readFileSync(settingsPath, 'utf8');

  expect(text).toContain("LOG_LEVEL='warn'");
  expect(text).toContain("# DATABASE_URL='postgresql://old-machine/kaichuang'");
  expect(text).not.toContain(service.config.dataKey.export().toString('base64'));
  expect(existsSync(join(target.place.dataDir, 'restore-unfinished'))).toBe(false);
});

describe('the service on what was restored', () => {
  const open = async () => {
    const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = target.place;
    const config = loadConfig(folder, { DATABASE_URL, DATA_DIR });
    const db = createDatabase(DATABASE_URL, { max: 5, statementTimeoutMs: 10_000 });
    expect(await migrate(DATABASE_URL)).toEqual([]);
    await checkPlatformState(db.pool, config);
    const app = await build({ config, db, now: () => service.clock.now });
    const password = demoAccounts[0]?.password ?? '';
    const as = async (username: string) => {
      const reply = await app.inject({
        method: 'POST',
        url: '/prod-api/auth/login',
        payload: { username, password },
      });
      return { authorization: `Bearer ${reply.json().data.access_token}` };
    };
    const close = async () => {
      await app.close();
      await db.close();
    };
    return { app, db, as, close };
  };

  it('lets people sign in, proves both chains and reads what is encrypted', async () => {
    const { app, db, as, close } = await open();
    const [auditor, office] = [await as('auditor'), await as('office')];
    const log = await app.inject({ url: '/prod-api/monitor/audit/verify', headers: auditor });
    const receipts = await app.inject({
      method: 'POST',
      url: '/prod-api/monitor/receipt/check',
      headers: auditor,
      payload: {},
    });
    const { id } = await db.kysely
      .selectFrom('certification')
      .select('id')
      .where('idNumberSealed', 'is not', null)
      .executeTakeFirstOrThrow();
    const certification = await app.inject({ url: `/prod-api/system/cert/${id}`, headers: office });
    await close();

    expect(log.json().data).toMatchObject({ intact: true });
    expect(receipts.json().data).toMatchObject({ status: 'intact' });
    expect(receipts.json().data.checked).toBeGreaterThan(0);
    expect(certification.json().data.record.id_number).toMatch(/^\d{3}\*{11}[\dX]{4}$/);
  });
});

it('a backup of an older structure comes back as that, and the next start brings it up to date', async () => {
  const old = await testDatabase({ migrated: false });
  const oldPath = join(folder, 'old.kcbackup');
  const older = readMigrations().slice(0, -3);
  await migrate(old.url, older);
  const keys = {
    DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
    RECEIPT_KEY: Buffer.alloc(32, 2).toString('base64'),
  };
  await writeBackup({
    url: old.url,
    secret,
    path: oldPath,
    progress: silent,
    now: new Date(),
    storage: createDiskStorage(folder),
    settings: { keys, retiredReceiptKeys: [], environment: {} },
    signal: new AbortController().signal,
  });
  const place = await anEmptyPlace();
  await place.restore(await check(oldPath));

  const digests = await digestsOf(place.place.databaseUrl);
  expect(digests).toEqual(await digestsOf(old.url));
  expect(await migrate(place.place.databaseUrl)).toHaveLength(3);
  await place.remove();
  await old.drop();
});
