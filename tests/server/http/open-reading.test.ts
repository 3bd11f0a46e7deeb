import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOpenReading } from '@server/http/implement';
import { type SampledRow, sampledRows } from '@tests/support/endpoint-samples';
import { startService, type TestService } from '@tests/support/service';
import { temporaryDirectory } from '@tests/support/temporary-directory';

const appDir = join(temporaryDirectory(), 'app');
let service: TestService;
let headers: Record<string, string>;
beforeAll(async () => {
  mkdirSync(appDir, { recursive: true });
  writeFileSync(join(appDir, 'index.html'), '<html><head></head><body></body></html>');
  service = await startService({ config: { appDir } });
  ({ headers } = await service.signIn('office'));
});
afterAll(() => service.stop());

/** Whether any statement of the call was sent as a public read. */
const wasPublic = async (
  { method, url, row }: SampledRow,
  who: Record<string, string> = {},
): Promise<boolean> => {
  const publicly = jest.spyOn(service.db, 'publicly');
  const needed = (row.query as { required?: string[] } | undefined)?.required ?? [];
  const query = needed.map((name) => `${name}=demand`).join('&');
  await service.call(method, `${url.replace('/sample/', '/demand/')}?${query}`, {
    headers: who,
    ...(method === 'GET' ? {} : { body: {} }),
  });
  const { length } = publicly.mock.calls;
  publicly.mockRestore();
  return length > 0;
};

/** Disables caching, so that every answer is read anew. */
const keepNothing = () => jest.spyOn(service.db.changes, 'heard').mockImplementation(() => performance.now());

const open = sampledRows.filter(({ row }) => isOpenReading(row));
const others = sampledRows.filter(({ row }) => !isOpenReading(row));

describe('what may be read from a standby of the database', () => {
  it('is every row that visitors are answered alike and that writes nothing', () => {
    expect(open.length).toBeGreaterThan(20);
    for (const { key, row } of open) {
      expect(key).toMatch(/^GET /);
      expect(row).toMatchObject({ access: 'public', lastGood: true });
    }
  });

  it.each(open)('$key is, for visitors', async (row) => {
    const before = service.db.written();
    const heard = keepNothing();
    const isPublic = await wasPublic(row);
    heard.mockRestore();

    expect(isPublic).toBe(true);
    expect(service.db.written()).toBe(before);
  });

  it('is none of it for whoever is signed in', async () => {
    for (const row of open) expect([row.key, await wasPublic(row, headers)]).toEqual([row.key, false]);
  });

  it('is none of the other rows, whoever asks', async () => {
    for (const row of others) expect([row.key, await wasPublic(row)]).toEqual([row.key, false]);
  });

  it('is a page as a browser gets it', async () => {
    const publicly = jest.spyOn(service.db, 'publicly');
    await service.call('GET', '/demand', { headers: { accept: 'text/html' } });
    const { length } = publicly.mock.calls;
    publicly.mockRestore();

    expect(length).toBeGreaterThan(0);
  });
});
