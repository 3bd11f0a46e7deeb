import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase } from '@server/db/database';
import { isConnectionLoss } from '@server/db/failures';
import { type TestDatabase, testDatabase } from '@tests/support/database';
import { sql } from 'kysely';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ migrated: false });
  await database.db.pool.query('create table counter (id bigint primary key, value integer not null)');
});
beforeEach(async () => {
  await database.db.pool.query('truncate counter');
  await database.db.pool.query('insert into counter values (1, 0), (2, 0)');
});
afterAll(() => database.drop());

const counterOf = async (id: number): Promise<unknown> =>
  (await database.db.pool.query('select value from counter where id = $1', [id])).rows[0]?.value;

const add = (id: number) => sql`update counter set value = value + 1 where id = ${id}`;

/** Returns a function whose promise resolves once this many callers have arrived. */
function meetingOf(people: number): () => Promise<void> {
  let missing = people;
  let open: () => void = () => undefined;
  const everybody = new Promise<void>((done) => {
    open = done;
  });
  return () => {
    missing -= 1;
    if (missing === 0) open();
    return everybody;
  };
}

describe('a transaction', () => {
  it('keeps everything or nothing', async () => {
    const failing = database.db.transaction(async (tx) => {
      await add(1).execute(tx);
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    expect(await counterOf(1)).toBe(0);
  });

  it('runs again, unseen, when the database resolves a deadlock against it', async () => {
    const meet = meetingOf(2);
    let runs = 0;
    const lockBoth = (first: number, second: number) =>
      database.db.transaction(async (tx) => {
        runs += 1;
        await add(first).execute(tx);
        if (runs <= 2) await meet();
        await add(second).execute(tx);
      });

    await Promise.all([lockBoth(1, 2), lockBoth(2, 1)]);

    expect(runs).toBe(3);
    expect(await Promise.all([counterOf(1), counterOf(2)])).toEqual([2, 2]);
  });

  it('runs again when its connection is lost before it commits', async () => {
    let runs = 0;

    await database.db.transaction(async (tx) => {
      runs += 1;
      await add(1).execute(tx);
      if (runs === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });

    expect(runs).toBe(2);
    expect(await counterOf(1)).toBe(1);
  });

  it('gives up after three repetitions', async () => {
    let runs = 0;
    const hopeless = database.db.transaction(async (tx) => {
      runs += 1;
      await sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`.execute(tx);
    });

    await expect(hopeless).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(4);
  });

  it('does not repeat what the database simply refuses', async () => {
    let runs = 0;
    const duplicate = database.db.transaction(async (tx) => {
      runs += 1;
      await sql`insert into counter values (1, 0)`.execute(tx);
    });

    await expect(duplicate).rejects.toMatchObject({ code: '23505' });
    expect(runs).toBe(1);
  });
});

describe('the pool', () => {
  it('survives the death of every connection, idle or in use', async () => {
    const heard: string[] = [];
    const db = createDatabase(database.url, {
      max: 4,
      statementTimeoutMs: 3000,
      onConnectionError: (error) => heard.push(error.message),
    });
    const inUse = await db.pool.connect();
    await db.pool.query('select 1');

    await database.db.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await delay(100);
    const failure = await inUse.query('select 1').catch((error: unknown) => error);
    inUse.release();

    expect(isConnectionLoss(failure)).toBe(true);
    expect(heard).toContain('terminating connection due to administrator command');
    expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await db.close();
  });

  it('answers within about two seconds when all connections are taken', async () => {
    const db = createDatabase(database.url, { max: 2, statementTimeoutMs: 3000 });
    const taken = await Promise.all([db.pool.connect(), db.pool.connect()]);
    const failure = await db.transaction((tx) => sql`select 1`.execute(tx)).catch((error: unknown) => error);

    expect(isConnectionLoss(failure)).toBe(true);
    expect(db.pool.options.connectionTimeoutMillis).toBe(2000);
    for (const client of taken) client.release();
    await db.close();
  });

  it('cuts a statement that runs too long', async () => {
    const db = createDatabase(database.url, { max: 2, statementTimeoutMs: 200 });

    await expect(db.pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });

    await db.close();
  });

  it('is closed with the database, whoever has used it', async () => {
    const db = createDatabase(database.url, { max: 2, statementTimeoutMs: 200 });
    await db.pool.query('select 1');

    await db.close();

    expect(db.pool.ending).toBe(true);
    expect(db.pool.totalCount).toBe(0);
  });

  it('tells an unreachable database from a mistake in a query', async () => {
    const nowhere = createDatabase('postgresql://u:p@127.0.0.1:1/x', { max: 2, statementTimeoutMs: 200 });

    const unreachable = await nowhere.pool.query('select 1').catch((error: unknown) => error);
    const mistake = await database.db.pool.query('selekt 1').catch((error: unknown) => error);

    expect(isConnectionLoss(unreachable)).toBe(true);
    expect(isConnectionLoss(mistake)).toBe(false);
    expect(isConnectionLoss(new Error('anything'))).toBe(false);
    await nowhere.close();
  });

  it('reads ids and counts as numbers, days as text, and moments of Beijing', async () => {
    const { rows } = await database.db.pool.query(
      `select 9007199254740991::bigint as id, array[1, null]::bigint[] as ids, date '2026-03-01' as day,
              extract(hour from timestamptz '2026-03-01T20:00:00Z')::int as hour`,
    );

    expect(rows).toEqual([{ id: 9007199254740991, ids: [1, null], day: '2026-03-01', hour: 4 }]);
    await expect(database.db.pool.query('select 9007199254740993::bigint')).rejects.toThrow(RangeError);
  });

  it('leaves the keys inside a JSON document as they are', async () => {
    const { rows } = await sql`select '{"snake_key": 1}'::jsonb as the_value`.execute(database.db.kysely);

    expect(rows).toEqual([{ theValue: { snake_key: 1 } }]);
  });
});
