import { startService, type TestService } from '@tests/support/service';

const OWN = '/prod-api/cms/achi';
let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

test.each([{ status: 'published' }, { ownerId: 7 }, { publishAt: '2026-01-01' }, { leader: '某' }])(
  'a draft does not take %j: what the platform decides nobody writes',
  async (stolen) => {
    const { headers } = await service.signIn('gumingqian');
    const call = (method: 'GET' | 'POST' | 'PATCH', url: string, body?: unknown) =>
      service.call(method, url, { headers, ...(body ? { body } : {}) });
    const { id, version } = (await call('POST', OWN, { sourceId: null })).body.data;

    const [[path = '', value]] = Object.entries(stolen) as [[string, unknown]];
    const answer = await call('PATCH', `${OWN}/${id}`, {
      changes: [
        { path: 'title', base: null, value: '看起来只改名称' },
        { path, base: null, value },
      ],
    });

    expect([answer.status, answer.body.data.fields[0].path]).toEqual([400, path]);
    expect((await call('GET', `${OWN}/${id}`)).body.data).toMatchObject({ version, status: 'draft' });
  },
);
