import { AGREED, freshProof } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-03-02T10:00:00+08:00') });
});
afterAll(() => service.stop());
beforeEach(() => service.db.kysely.deleteFrom('rateLimit').execute());

/** A new address for every request, all in one network. */
let last = 0;
const rotating = () => ({ 'x-forwarded-for': `2001:db8:7:1::${(++last).toString(16)}` });
const elsewhere = { 'x-forwarded-for': '2001:db8:7:2::1' };

const statusesOf = async (n: number, ask: (i: number) => Promise<{ status: number }>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let i = 0; i < n; i++) statuses.push((await ask(i)).status);
  return statuses;
};

describe('a network full of addresses', () => {
  it('spraying passwords counts as one', async () => {
    const body = (i: number) => ({ username: `nobody${i}`, password: 'wrong-password' });
    const statuses = await statusesOf(22, (i) =>
      service.call('POST', '/prod-api/auth/login', { body: body(i), headers: rotating() }),
    );

    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    const other = await service.call('POST', '/prod-api/auth/login', { body: body(99), headers: elsewhere });
    expect(other.status).toBe(401);
  });

  it('asking which names are taken counts as one', async () => {
    const statuses = await statusesOf(12, (i) =>
      service.call('GET', `/prod-api/auth/checkUserName/harvest${i}`, { headers: rotating() }),
    );

    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('having codes sent counts as one', async () => {
    const send = async (i: number, headers: Record<string, string>) => {
      const proof = await freshProof(service);
      const url = `/api/accounts/get_verification_code.json?login=${13_800_000_000 + i}&type=1&proof=${proof}`;
      return service.call('GET', url, { headers });
    };
    await send(0, rotating());
    await service.db.kysely
      .updateTable('rateLimit')
      .set({ count: 50 })
      .where('key', 'like', 'code.ip:%')
      .execute();

    expect((await send(1, rotating())).status).toBe(429);
    expect((await send(2, elsewhere)).status).toBe(200);
  });

  it('trying codes counts as one, whatever the codes are for', async () => {
    const phone = '13812340000';
    const person = { username: 'guesser', password: 'Lan-tian-2031', phone, code: '000000', agreed: AGREED };
    const calls = {
      '/prod-api/auth/login/code': { login: phone, code: '000000' },
      '/prod-api/auth/password/reset': { login: phone, code: '000000', password: 'Lan-tian-2031' },
      '/prod-api/auth/register/phone': { phone, code: '000000' },
      '/prod-api/auth/register': person,
    };
    const tryAt = (url: string, headers: Record<string, string>) =>
      service.call('POST', url, { body: calls[url as keyof typeof calls], headers });
    const urls = Object.keys(calls);
    await tryAt('/prod-api/auth/register', rotating());
    await service.db.kysely
      .updateTable('rateLimit')
      .set({ count: 59 })
      .where('key', 'like', 'code.try.ip:%')
      .execute();

    expect((await tryAt('/prod-api/auth/register', rotating())).status).toBe(400);
    expect(await statusesOf(urls.length, (i) => tryAt(urls[i] ?? '', rotating()))).toEqual(
      urls.map(() => 429),
    );
    expect((await tryAt('/prod-api/auth/register', elsewhere)).status).toBe(400);
  });

  it('stands in the table of limits as a keyed hash only', async () => {
    await service.call('GET', '/prod-api/cms/open/verify/0000-0000-0000-0000', { headers: rotating() });
    await service.call('GET', '/prod-api/auth/checkUserName/somebody', { headers: rotating() });
    const rows = await service.db.kysely.selectFrom('rateLimit').select('key').execute();

    expect(rows.length).toBeGreaterThan(1);
    for (const { key } of rows) expect(key).toMatch(/^[a-z.]+:[0-9a-f]{64}$/);
  });
});
