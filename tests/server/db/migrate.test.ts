import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '@server/db/migrate';
import { type Migration, readMigrations } from '@server/db/migration-files';
import { type TestDatabase, testDatabase } from '@tests/support/database';
import { temporaryDirectory } from '@tests/support/temporary-directory';

const base = temporaryDirectory();
let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase({ migrated: false });
});
afterEach(() => database.drop());

let count = 0;
function migrationsOf(files: Record<string, string>): Migration[] {
  count += 1;
  const directory = join(base, String(count));
  mkdirSync(directory);
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(directory, name), sql);
  return readMigrations(directory);
}

const run = (files: Record<string, string>): Promise<string[]> => migrate(database.url, migrationsOf(files));

async function query<T>(sql: string): Promise<T[]> {
  return (await database.db.pool.query(sql)).rows as T[];
}

const recorded = async (): Promise<string[]> =>
  (await query<{ name: string }>('select name from schema_migration order by version')).map(
    ({ name }) => name,
  );

const FIRST = { '0001_first.sql': 'create table note (id bigint primary key); insert into note values (1);' };
const SECOND = { '0002_second.sql': 'alter table note add column text text;' };

describe('migrations', () => {
  it('bring an empty database to the newest structure, in the order of their numbers', async () => {
    const names = await run({ ...SECOND, ...FIRST });

    expect(names).toEqual(['0001_first', '0002_second']);
    expect(await query('select id, text from note')).toEqual([{ id: 1, text: null }]);
  });

  it('run once: a second start finds nothing to do, a later one only what is new', async () => {
    await run(FIRST);

    expect(await run(FIRST)).toEqual([]);
    expect(await run({ ...FIRST, ...SECOND })).toEqual(['0002_second']);
    expect(await recorded()).toEqual(['0001_first', '0002_second']);
  });

  it('are applied once each when eight services start at the same moment', async () => {
    const slow = { '0003_slow.sql': 'select pg_sleep(0.2); insert into note values (3);' };
    const files = migrationsOf({ ...FIRST, ...SECOND, ...slow });

    const starts = await Promise.all(Array.from({ length: 8 }, () => migrate(database.url, files)));

    expect(starts.flat().sort()).toEqual(['0001_first', '0002_second', '0003_slow']);
    expect(await query('select id from note order by id')).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it('leave nothing of one that fails, and keep those before it', async () => {
    const broken = { '0002_broken.sql': 'insert into note values (2); select * from nowhere;' };

    await expect(run({ ...FIRST, ...broken })).rejects.toThrow('nowhere');

    expect(await recorded()).toEqual(['0001_first']);
    expect(await query('select id from note')).toEqual([{ id: 1 }]);
  });

  it('refuse a database that a newer program has changed', async () => {
    await run({ ...FIRST, ...SECOND });

    await expect(run(FIRST)).rejects.toMatchObject({
      exitCode: 65,
      message: expect.stringContaining('数据库的结构（0002_second）比本程序（0001_first）新，不能降级运行'),
    });
  });

  it('refuse a file that was edited after it had run', async () => {
    await run(FIRST);
    const edited = { '0001_first.sql': 'create table note (id integer primary key);' };

    await expect(run(edited)).rejects.toThrow('迁移 0001_first 在执行之后被改动过');
  });

  it('do not mind how Git ends the lines', async () => {
    await run({ '0001_lines.sql': 'create table a (id int);\ncreate table b (id int);\n' });

    expect(
      await run({ '0001_lines.sql': 'create table a (id int);\r\ncreate table b (id int);\r\n' }),
    ).toEqual([]);
  });

  it('refuse one that was slipped in below what has run', async () => {
    await run({ ...FIRST, '0005_late.sql': 'select 1;' });
    const slipped = { ...FIRST, '0003_slipped.sql': 'select 1;', '0005_late.sql': 'select 1;' };

    await expect(run(slipped)).rejects.toThrow('迁移 0003_slipped 的编号小于已执行的 0005_late');
  });

  it('run one of those that are known to have come late, where it is missing', async () => {
    await run({ ...FIRST, '0070_struck.sql': 'select 1;' });
    const late = { ...FIRST, '0061_late.sql': 'select 1;', '0070_struck.sql': 'select 1;' };

    expect(await run(late)).toEqual(['0061_late']);
  });

  it('refuse two files with one number, and names that are no numbers', () => {
    expect(() => migrationsOf({ '0001_a.sql': '', '0001_b.sql': '' })).toThrow('0001_a 与 0001_b 的编号相同');
    expect(() => migrationsOf({ 'first.sql': '' })).toThrow('迁移文件 first.sql 的名称不正确');
  });

  it('of the product all apply to an empty database', async () => {
    const names = await migrate(database.url);

    expect(names).toHaveLength(readdirSync(join(__dirname, '../../../server/db/migrations')).length);
  });
});
