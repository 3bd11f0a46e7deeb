import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isOpenReading } from '@server/http/implement';
import { sampledRows } from '@tests/support/endpoint-samples';
import { startService, type TestService } from '@tests/support/service';

const LIST = '/prod-api/cms/open/demand?pageNum=1&pageSize=10';
let service: TestService;
let headers: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  // Otherwise the database would also be queried for messages of other replicas.
  jest.spyOn(service.db.changes, 'heard').mockReturnValue(null);
  ({ headers } = await service.signIn('gumingqian'));
});
afterAll(() => service.stop());

const visit = (url: string, who: Record<string, string> = {}) => service.call('GET', url, { headers: who });

/** Number of statements sent to the database during an act. */
const statementsOf = async (act: () => Promise<unknown>): Promise<number> => {
  const connect = jest.spyOn(service.db.pool, 'connect');
  const query = jest.spyOn(service.db.pool, 'query');
  await act();
  const count = connect.mock.calls.length + query.mock.calls.length;
  connect.mockRestore();
  query.mockRestore();
  return count;
};
const rename = async (title: string): Promise<void> => {
  const { body } = await visit(LIST, headers);
  await service.db.pool.query('update demand set title = $1 where id = $2', [title, body.rows[0].id]);
};

describe('what visitors are answered', () => {
  it('is given again without the database, until something is written', async () => {
    await rename('旧的题目');
    const first = await visit(LIST);
    const again = await statementsOf(async () => expect((await visit(LIST)).body).toEqual(first.body));
    await rename('新的题目');
    const changed = await visit(LIST);

    expect(again).toBe(0);
    expect(JSON.stringify(first.body)).toContain('旧的题目');
    expect(JSON.stringify(changed.body)).not.toContain('旧的题目');
    expect(JSON.stringify(changed.body)).toContain('新的题目');
  });

  it('is never older than a second, by the clock of the service and by the one that nobody sets', async () => {
    await visit(LIST);
    const { now } = service.clock;
    service.clock.now = new Date(now.getTime() + 1001);
    const later = await statementsOf(() => visit(LIST));
    service.clock.now = now;
    await visit(LIST);
    const real = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => real + 1001);
    const rested = await statementsOf(() => visit(LIST));
    clock.mockRestore();

    expect([later > 0, rested > 0]).toEqual([true, true]);
  });

  it('is not what a person is answered, and the other way round', async () => {
    await visit(LIST);
    expect(await statementsOf(() => visit(LIST, headers))).toBeGreaterThan(0);
    const mine = await visit(LIST, headers);
    // Nothing removes the `no-store` that every answer has from the beginning (server/http/guarded-response.ts).
    expect(mine.response.headers).not.toHaveProperty('cache-control');
    expect(mine.response.headers.etag).toBeUndefined();
    const url = `${LIST}&keyword=own`;
    await visit(url, headers);
    expect(await statementsOf(() => visit(url))).toBeGreaterThan(0);
  });

  it('is told as unchanged to whoever has it, from memory or anew', async () => {
    const { etag = '' } = (await visit(LIST)).response.headers;
    const kept = await visit(LIST, { 'if-none-match': String(etag) });
    await service.db.pool.query('update session set last_seen_at = last_seen_at');
    const anew = await visit(LIST, { 'if-none-match': `W/"other", ${etag}` });
    await rename('又一个题目');
    const changed = await visit(LIST, { 'if-none-match': String(etag) });

    expect([kept, anew].map(({ status, body, response }) => [status, body, response.headers.etag])).toEqual([
      [304, '', etag],
      [304, '', etag],
    ]);
    expect(changed.status).toBe(200);
    expect(changed.response.headers.etag).not.toBe(etag);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is packed as %s for whoever takes it', async (coding, unpack) => {
    const plain = await visit(LIST);
    const packed = { 'accept-encoding': `deflate, ${coding}` };
    const response = await service.app.inject({ url: LIST, headers: packed });

    expect(response.headers['content-encoding']).toBe(coding);
    expect(response.headers.vary).toContain('accept-encoding');
    expect(response.rawPayload.length).toBeLessThan(plain.response.rawPayload.length / 2);
    expect(JSON.parse(unpack(response.rawPayload).toString())).toEqual(plain.body);
    expect((await visit(LIST, { 'accept-encoding': 'br;q=0, gzip;q=0' })).body).toEqual(plain.body);
  });

  it('does not end the pace of reading', async () => {
    const pages = Array.from({ length: 61 }, (_, i) => `/prod-api/cms/open/achi?pageNum=1&pageSize=${i + 1}`);
    for (const page of pages.slice(0, 60)) await visit(page);
    expect((await visit(pages[60] as string)).status).toBe(429);
  });

  it('is kept for none of the calls that write something while they are read', async () => {
    const kept = sampledRows.filter(({ row }) => isOpenReading(row));
    expect(kept.length).toBeGreaterThan(15);
    for (const { url } of kept) {
      const before = service.db.written();
      await visit(url);
      expect([url, service.db.written()]).toEqual([url, before]);
    }
  });
});
