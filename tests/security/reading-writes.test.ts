import { sampledRows } from '@tests/support/endpoint-samples';
import { startService, type TestService } from '@tests/support/service';
import { type WriteWatch, watchWrites } from '@tests/trust/fuzz/write-watch';

let service: TestService;
let watch: WriteWatch;
const people: Record<string, string>[] = [];
beforeAll(async () => {
  service = await startService();
  for (const login of ['shenzhiyao', 'admin']) people.push((await service.signIn(login)).headers);
  watch = await watchWrites(service);
});
afterAll(() => service.stop());

/** Tables that reading may change: view counts, and figures that are stored once counted. */
const NOTED = ['view_mark', 'demand', 'achievement', 'content', 'overview'];
/** A code is requested by GET, as the specification says; it causes work and is limited. */
const SENDING = 'GET /api/accounts/get_verification_code.json';

it('whatever is asked for by GET, nothing but the count of views is changed', async () => {
  const findings: string[] = [];
  let answered = 0;
  for (const { key, method, url } of sampledRows.filter((row) => row.method === 'GET' && row.key !== SENDING))
    for (const headers of people) {
      await watch.written();
      if ((await service.call(method, url, { headers })).status < 400) answered += 1;
      const changed = (await watch.written()).filter((table) => !NOTED.includes(table));
      if (changed.length > 0) findings.push(`${key} writes ${changed}`);
    }

  expect(findings).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});
