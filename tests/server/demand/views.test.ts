import { DAY_MS } from '@contract/time-units';
import { forgetViews } from '@server/modules/view/service';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const as = async (login: string) => (await service.signIn(login)).headers;
const browser = (agent: string) => ({ 'user-agent': agent });
const first = async (list: string): Promise<number> => (await service.call('GET', list)).body.rows[0].id;

describe.each(['/prod-api/cms/open/demand', '/prod-api/cms/open/achi'])(
  'the views of a record of %s',
  (list) => {
    const read = async (id: number, headers: Record<string, string>): Promise<number> =>
      (await service.call('GET', `${list}/${id}`, { headers })).body.data.views;

    it('count each reader once a day, however often the page is loaded', async () => {
      const id = await first(list);
      const before = await read(id, browser('Firefox'));
      const again = await read(id, browser('Firefox'));
      const other = await read(id, browser('Safari'));
      const member = await read(id, await as('office'));
      const elsewhere = await read(id, { ...(await as('office')), ...browser('Edge') });
      service.clock.now = new Date(Date.now() + DAY_MS);
      const tomorrow = await read(id, browser('Firefox'));
      service.clock.now = new Date();

      expect([again, other, member, elsewhere, tomorrow].map((views) => views - before)).toEqual([
        0, 1, 2, 2, 3,
      ]);
    });
  },
);

describe('what is kept of a view', () => {
  it('names neither reader nor page, and goes after two days', async () => {
    const marks = async () => (await service.db.pool.query('select * from view_mark')).rows;
    const kept = await marks();
    expect(kept.length).toBeGreaterThan(3);
    for (const row of kept) {
      expect(Object.keys(row).sort()).toEqual(['at', 'mark']);
      expect(row.mark).toMatch(/^[0-9a-f]{64}$/);
    }

    await forgetViews(service.db, new Date(Date.now() + 4 * DAY_MS));

    expect(await marks()).toEqual([]);
  });

  it('does not count the owner, who looks after it', async () => {
    const { id, ownerId } = await service.db.kysely
      .selectFrom('demand')
      .select(['id', 'ownerId'])
      .where('status', '=', 'published')
      .executeTakeFirstOrThrow();
    const { login } = await service.db.kysely
      .selectFrom('account')
      .select('login')
      .where('id', '=', ownerId)
      .executeTakeFirstOrThrow();
    const url = `/prod-api/cms/open/demand/${id}`;
    const before = (await service.call('GET', url, { headers: browser('One') })).body.data.views;

    expect((await service.call('GET', url, { headers: await as(login) })).body.data.views).toBe(before);
  });
});
