import { HOUR_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { lookForNews } from '@server/modules/saved-search/look-for-news';
import { accountOf } from '@tests/support/accounts';
import { startService, type TestService } from '@tests/support/service';

const SAVED = '/prod-api/cms/savedSearch';
const LIMIT = 20;

let service: TestService;
const people: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  service = await startService();
  for (const login of ['gumingqian', 'luyiwei', 'shenzhiyao'])
    people[login] = (await service.signIn(login)).headers;
});
afterAll(() => service.stop());
afterEach(async () => {
  service.clock.now = new Date();
  await service.db.kysely.deleteFrom('savedSearch').execute();
  await service.db.kysely.deleteFrom('notification').execute();
  await service.db.kysely.deleteFrom('demand').where('no', 'like', 'XQ-T-%').execute();
});

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, who: string, body?: unknown) =>
  service.call(method, url, { headers: people[who], ...(body !== undefined && { body }) });
const save = (who: string, body: unknown) => call('POST', SAVED, who, body);
const notices = async (who: string) => {
  // Sessions are only valid today, so set the clock back to now.
  service.clock.now = new Date();
  return (await call('GET', '/prod-api/system/notification/list?pageSize=50', who)).body.rows;
};
const inHours = (n: number): Date => new Date(Date.now() + n * HOUR_MS);
const look = (now: Date) => lookForNews(service.db, createSealer(service.config.dataKey.export()), now);

let nth = 0;
/** A demand published at this time, with everything else as in the demo data. */
const publish = async (at: Date, facts: Record<string, unknown> = {}): Promise<number> => {
  const { id, viewsLevel, ...model } = await service.db.kysely
    .selectFrom('demand')
    .selectAll()
    .where('status', '=', 'published')
    .where(
      'ownerId',
      'not in',
      service.db.kysely.selectFrom('account').select('id').where('login', '=', 'gumingqian'),
    )
    .orderBy('id')
    .executeTakeFirstOrThrow();
  nth += 1;
  const stored = await service.db.kysely
    .insertInto('demand')
    .values({
      ...model,
      indicators: JSON.stringify(model.indicators),
      typed: '{}',
      fieldWriters: '{}',
      files: '[]',
      figures: '[]',
      no: `XQ-T-${nth}`,
      title: `试验需求 ${nth}`,
      field: 'medicine',
      publishAt: at,
      deadline: new Date(at.getTime() + 900 * HOUR_MS),
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return stored.id;
};
const MEDICINE = { kind: 'demand', name: '医药需求', filters: { field: 'medicine' } };

describe('a saved search', () => {
  it('is listed, renamed, paused and deleted by its owner, and is not there for others', async () => {
    const saved = (await save('gumingqian', MEDICINE)).body.data;
    const renamed = await call('PATCH', `${SAVED}/${saved.id}`, 'gumingqian', { name: '医药', paused: true });

    expect(saved).toMatchObject({ paused: false, path: '/demand?field=medicine&orderByColumn=publishAt' });
    expect(renamed.body.data).toMatchObject({ name: '医药', paused: true, filters: { field: 'medicine' } });
    expect((await call('GET', SAVED, 'luyiwei')).body.data).toEqual([]);
    expect((await call('PATCH', `${SAVED}/${saved.id}`, 'luyiwei', { name: '我的' })).status).toBe(404);
    expect((await call('DELETE', `${SAVED}/${saved.id}`, 'luyiwei')).status).toBe(404);
    expect((await call('DELETE', `${SAVED}/${saved.id}`, 'gumingqian')).status).toBe(200);
    expect((await call('GET', SAVED, 'gumingqian')).body.data).toEqual([]);
  });

  it.each([
    ['filters of the other list', { ...MEDICINE, filters: { maturity: 'lab' } }, 400],
    ['an empty name', { ...MEDICINE, name: '   ' }, 400],
    ['an unknown filter', { ...MEDICINE, filters: { owner: 3 } }, 400],
    [
      'matches of a demand that is not public',
      { kind: 'demandMatch', name: 'x', filters: { ref: 999_999 } },
      404,
    ],
    ['matches of nothing', { kind: 'demandMatch', name: 'x', filters: {} }, 404],
  ])('with %s is refused', async (_, body, status) => {
    expect((await save('gumingqian', body)).status).toBe(status);
  });

  it('is kept once, and up to the limit', async () => {
    const first = await save('gumingqian', MEDICINE);
    const twice = await save('gumingqian', { ...MEDICINE, name: '另一个名字' });
    for (let n = 1; n < LIMIT; n += 1)
      await save('gumingqian', { kind: 'achievement', name: `第 ${n} 个`, filters: { keyword: `词 ${n}` } });
    const full = await save('gumingqian', { kind: 'demand', name: '多了', filters: {} });

    expect([first.status, twice.status, twice.body.errorCode]).toEqual([200, 409, 'saved.twice']);
    expect([full.status, full.body.errorCode]).toEqual([409, 'saved.full']);
    expect((await call('GET', SAVED, 'gumingqian')).body.data).toHaveLength(LIMIT);
  });
});

describe('news of a saved search', () => {
  it('come once, in one notice with the way to the list, and by mail', async () => {
    await save('gumingqian', MEDICINE);
    const later = inHours(2);
    await publish(new Date(later.getTime() - HOUR_MS));
    await publish(new Date(later.getTime() - HOUR_MS / 2));
    await publish(new Date(later.getTime() - HOUR_MS / 2), { field: 'agriculture' });

    const told = [await look(later), await look(later), await look(inHours(4))];

    expect(told).toEqual([1, 0, 0]);
    const [notice, ...more] = await notices('gumingqian');
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ link: '/demand?field=medicine&orderByColumn=publishAt' });
    expect(notice.body).toMatch(/^“医药需求”新增 2 项：《试验需求 \d+》《试验需求 \d+》$/);
    expect((await call('GET', SAVED, 'gumingqian')).body.data[0]).toMatchObject({ told: 2 });
    const { rows } = await service.db.pool.query(
      `select channel from outbox where subject = '保存的搜索有新内容'`,
    );
    expect(rows).toEqual([{ channel: 'email' }]);
  });

  it('come to everybody in one round, past one search that fails', async () => {
    const { pool } = service.db;
    await pool.query(
      `insert into saved_search (account_id, kind, name, filters, path, looked_at)
       select account_id, 'demand', 'no ' || i, jsonb_build_object('keyword', 'no ' || i), '/demand?' || i, now()
       from generate_series(1, 120) i, (select min(id) as account_id from account) one`,
    );
    await save('gumingqian', MEDICINE);
    await pool.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'this one'; end $$`);
    await pool.query(`create trigger refuse before update on saved_search for each row
      when (new.name = 'no 1') execute function refuse()`);
    const later = inHours(2);
    await publish(new Date(later.getTime() - HOUR_MS));

    await expect(look(later)).rejects.toThrow('this one');
    expect(await notices('gumingqian')).toHaveLength(1);
    await pool.query('drop trigger refuse on saved_search');
  });

  it('come once when several machines look at the same time', async () => {
    await save('gumingqian', MEDICINE);
    const later = inHours(2);
    await publish(new Date(later.getTime() - HOUR_MS));

    const told = await Promise.all([look(later), look(later), look(later)]);

    expect(told.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(await notices('gumingqian')).toHaveLength(1);
  });

  it('miss nothing that becomes visible while the job looks', async () => {
    await save('gumingqian', MEDICINE);
    const later = inHours(2);
    // Its time has just passed, but it is committed only after the check.
    const first = await look(later);
    await publish(new Date(later.getTime() - 5000));

    expect([first, await look(inHours(4))]).toEqual([0, 1]);
  });

  it('leave out what the reader wrote, what is no longer public and what came during a pause', async () => {
    const { body } = await save('gumingqian', MEDICINE);
    const mine = await accountOf(service, 'gumingqian');
    const later = inHours(2);
    const between = new Date(later.getTime() - HOUR_MS);
    await publish(between, { ownerId: mine.id });
    await publish(between, { status: 'closed' });
    await publish(between, { status: 'pending' });
    const own = await look(later);
    await call('PATCH', `${SAVED}/${body.data.id}`, 'gumingqian', { paused: true });
    await publish(new Date(inHours(4).getTime() - HOUR_MS));
    const silent = await look(inHours(4));
    service.clock.now = inHours(5);
    people.gumingqian = (await service.signIn('gumingqian')).headers;
    await call('PATCH', `${SAVED}/${body.data.id}`, 'gumingqian', { paused: false });
    const woken = await look(inHours(7));
    service.clock.now = new Date();
    people.gumingqian = (await service.signIn('gumingqian')).headers;

    expect([own, silent, woken]).toEqual([0, 0, 0]);
  });

  it('tell of new achievements that fit a demand, with the way to it', async () => {
    const { id, title } = await service.db.kysely
      .selectFrom('demand')
      .select(['id', 'title'])
      .where('title', 'like', '冷链车厢门封%')
      .executeTakeFirstOrThrow();
    await save('luyiwei', {
      kind: 'demandMatch',
      name: `适合“${title}”的成果`.slice(0, 40),
      filters: { ref: id },
    });
    const later = inHours(2);
    const fitting = await service.db.kysely
      .selectFrom('searchDocument')
      .selectAll()
      .where('kind', '=', 'demand')
      .where('ref', '=', id)
      .executeTakeFirstOrThrow();
    const { id: achievementId } = await service.db.kysely
      .selectFrom('achievement')
      .select('id')
      .where('status', '=', 'published')
      .executeTakeFirstOrThrow();
    await service.db.kysely
      .updateTable('searchDocument')
      .set({ grams: fitting.grams, haystack: fitting.haystack, at: new Date(later.getTime() - HOUR_MS) })
      .where('kind', '=', 'achievement')
      .where('ref', '=', achievementId)
      .execute();

    expect([await look(later), await look(inHours(4))]).toEqual([1, 0]);
    expect((await notices('luyiwei'))[0]).toMatchObject({ link: `/demand/detail/${id}` });
  });
});
