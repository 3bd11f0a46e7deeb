import { type SampledRow, sampledRows } from '@tests/support/endpoint-samples';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let sessions: Record<string, Record<string, string>>;
const PEOPLE = ['linxiaoman', 'xuyingchuan', 'luyiwei', 'office', 'auditor'];
const rights = new Map<string, string[]>();
beforeAll(async () => {
  service = await startService();
  sessions = {};
  for (const login of PEOPLE) {
    const { headers } = await service.signIn(login);
    sessions[login] = headers;
    const info = await service.call('GET', '/prod-api/system/user/getInfo', {
      headers,
    });
    rights.set(login, info.body.permissions);
  }
});
afterAll(() => service.stop());

const statusAs = async (
  { method, url }: SampledRow,
  headers: Record<string, string> = {},
): Promise<number> => {
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return (
    await service.call(method, url, {
      headers,
      ...(hasBody ? { body: {} } : {}),
    })
  ).status;
};
const closed = sampledRows.filter(({ row }) => row.access !== 'public');
const guarded = sampledRows.filter(({ row }) => row.access.includes(':'));

describe('every row of the contract', () => {
  it.each(closed.map((row) => [row.key, row] as const))('%s is closed to visitors', async (_, row) => {
    expect(await statusAs(row)).toBe(401);
  });

  it.each(guarded.map((row) => [row.key, row] as const))(
    '%s is for those with its permission only',
    async (_, row) => {
      for (const login of PEOPLE) {
        const mayCall = rights.get(login)?.includes(row.row.access) ?? false;
        const status = await statusAs(row, sessions[login]);
        expect([login, mayCall, status === 403 && !mayCall]).toEqual([login, mayCall, !mayCall]);
      }
    },
  );

  it('says in the contract who may call it', () => {
    const forms = sampledRows.map(({ row }) => /^(?:public|signedIn|\w+:\w+:\w+)$/.test(row.access));

    expect(forms).not.toContain(false);
    expect(closed.length).toBeGreaterThan(20);
  });

  it.each(sampledRows.filter(({ method }) => method === 'GET').map((row) => [row.key, row] as const))(
    '%s keeps its access under another method, a trailing slash or a twin',
    async (_, { url, row }) => {
      if (row.access === 'public') return;
      for (const twin of [`${url}/`, `${url};x`, `${url}%2e`, `${url}.json`])
        expect([400, 401, 404, 405]).toContain((await service.call('GET', twin)).status);
      expect([401, 404, 405]).toContain(
        (
          await service.call('GET', url, {
            headers: { 'x-http-method-override': 'GET' },
          })
        ).status,
      );
    },
  );
});

describe('the roles that ship', () => {
  it('hold exactly what was reviewed', async () => {
    const roles = await service.db.kysely
      .selectFrom('role')
      .select(['roleKey', 'permissions'])
      .orderBy('id')
      .execute();

    expect(
      Object.fromEntries(roles.map(({ roleKey, permissions }) => [roleKey, permissions])),
    ).toMatchInlineSnapshot(`
      {
        "admin": [
          "*:*:*",
        ],
        "auditor": [
          "monitor:audit:list",
        ],
        "common": [
          "cms:apply:add",
          "cms:demand:add",
          "cms:achi:add",
          "cms:chart:list",
        ],
        "expert": [
          "cms:review:score",
        ],
        "operator": [
          "cms:period:list",
          "cms:period:add",
          "cms:period:edit",
          "cms:period:remove",
          "cms:apply:list",
          "cms:apply:decide",
          "cms:content:edit",
          "cms:demand:moderate",
          "cms:achi:moderate",
          "system:cert:review",
          "system:school:review",
        ],
        "unit_admin": [
          "cms:apply:audit",
          "system:unit:member",
        ],
      }
    `);
  });
});
