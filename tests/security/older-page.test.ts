import { UNKNOWN_CALL, UNKNOWN_FIELD } from '@tests/support/older-page';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let headers: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  headers = (await service.signIn('office')).headers;
});
afterAll(() => service.stop());

it.each([
  ['GET', '/prod-api/cms/admin/round'],
  ['POST', '/prod-api/cms/admin/round'],
  ['GET', '/api/users/exports.json'],
] as const)(
  '%s %s, which there is no more, is told from a record that is not there',
  async (method, path) => {
    for (const who of [headers, {}]) {
      const { status, body } = await service.call(method, path, { headers: who, body: {} });
      expect({ status, ...body }).toMatchObject(UNKNOWN_CALL);
      expect(JSON.stringify(body)).toContain('请刷新页面后再试');
    }
  },
);

it('a record that is not there is no update', async () => {
  const { status, body } = await service.call('GET', '/prod-api/cms/apply/999999', { headers });

  expect([status, body.errorCode]).toEqual([404, 'http.404']);
});

it('a field that there is no more is named by its code, which an older page can tell', async () => {
  const body = { kind: 'audit', query: {}, round: 3 };
  const answer = await service.call('POST', '/prod-api/system/export', { headers, body });

  expect({ status: answer.status, ...answer.body }).toMatchObject(UNKNOWN_FIELD);
});
