import { usccCheckCharacter } from '@contract/rules/uscc';
import { accountIdOf } from '@tests/support/accounts';
import { aFile } from '@tests/support/files';
import { AGREED, requestCode } from '@tests/support/people';
import { PHONE } from '@tests/support/personal-data';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let person: Record<string, string>;
let unitAdmin: Record<string, string>;
let staff: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  person = (await service.signIn('linxiaoman')).headers;
  unitAdmin = (await service.signIn('xuyingchuan')).headers;
  staff = (await service.signIn('office')).headers;
});
afterAll(() => service.stop());
beforeEach(async () => {
  await service.db.kysely.deleteFrom('unitMemberApply').execute();
  await service.db.kysely
    .updateTable('account')
    .set({ unitId: null })
    .where('login', '=', 'linxiaoman')
    .execute();
});

const unitId = async (name: string): Promise<number> =>
  (await service.db.kysely.selectFrom('unit').select('id').where('name', '=', name).executeTakeFirstOrThrow())
    .id;
const OWN = '青陶水务科技有限公司';
const join = async (name = OWN, headers = person) =>
  service.call('POST', '/prod-api/system/unit/join', { headers, body: { deptId: await unitId(name) } });
const decide = (id: number, body: Record<string, unknown>, headers = unitAdmin) =>
  service.call('PUT', `/prod-api/system/unit/member/${id}/decide`, {
    headers,
    body: { version: 0, ...body },
  });
const membership = async () =>
  (
    await service.db.kysely
      .selectFrom('account')
      .select('unitId')
      .where('login', '=', 'linxiaoman')
      .executeTakeFirstOrThrow()
  ).unitId;

describe('joining a unit', () => {
  it('waits for its administrator', async () => {
    const { status, body } = await join();

    expect(status).toBe(200);
    expect(body.data).toMatchObject({ unitName: OWN, status: 0 });
    expect(await membership()).toBeNull();
    expect(
      (await service.call('GET', '/prod-api/system/unit/join', { headers: person })).body.data.status,
    ).toBe(0);
  });

  it('is done once the administrator agreed', async () => {
    const { body } = await join();
    expect((await decide(body.data.id, { agree: true })).status).toBe(200);

    expect(await membership()).toBe(await unitId(OWN));
    expect((await decide(body.data.id, { agree: true })).status).toBe(409);
    expect((await join()).status).toBe(409);
  });

  it('shows the administrator who asks: name, login and a masked phone', async () => {
    await join();
    const { body } = await service.call('GET', '/prod-api/system/unit/member/list', { headers: unitAdmin });

    expect(body.rows).toMatchObject([{ login: 'linxiaoman', phone: '199****0008' }]);
    expect(JSON.stringify(body)).not.toContain('19900000008');
  });

  it('is refused with a reason', async () => {
    const { body } = await join();

    expect((await decide(body.data.id, { agree: false })).status).toBe(400);
    expect((await decide(body.data.id, { agree: false, reason: '不是本单位人员' })).body.data).toMatchObject({
      status: 2,
      reason: '不是本单位人员',
    });
    expect(await membership()).toBeNull();
  });

  it('is asked of one unit at a time', async () => {
    expect((await join()).status).toBe(200);
    expect((await join('云泽大学')).status).toBe(409);
  });

  it('is no business of another unit’s administrator', async () => {
    const { body } = await join('云泽大学');
    const list = await service.call('GET', '/prod-api/system/unit/member/list', { headers: unitAdmin });

    expect(list.body.total).toBe(0);
    expect((await decide(body.data.id, { agree: true })).status).toBe(404);
    expect(await membership()).toBeNull();
  });

  it('is decided by administrators only', async () => {
    const { body } = await join();

    expect((await decide(body.data.id, { agree: true }, person)).status).toBe(403);
    expect((await decide(body.data.id, { agree: true }, {})).status).toBe(401);
    expect((await service.call('GET', '/prod-api/system/unit/member/list', { headers: person })).status).toBe(
      403,
    );
    expect((await join(OWN, {})).status).toBe(401);
    expect(
      (await service.call('POST', '/prod-api/system/unit/join', { headers: person, body: { deptId: 99999 } }))
        .status,
    ).toBe(400);
  });

  it('is told to whoever looks after the unit, and leads to where it is decided', async () => {
    await join();
    const { rows } = await service.db.pool.query(
      `select title, link from notification join account on account.id = account_id
       where login = 'xuyingchuan' order by notification.id desc limit 1`,
    );
    expect(rows).toEqual([{ title: expect.stringMatching(`申请加入${OWN}$`), link: '/user?tab=members' }]);
  });

  it('can be taken back, and left', async () => {
    const leave = (headers = person) => service.call('DELETE', '/prod-api/system/unit/join', { headers });
    await join();
    expect((await leave()).status).toBe(200);
    const { body } = await join();
    await decide(body.data.id, { agree: true });
    const member = (await service.signIn('linxiaoman')).headers;

    expect((await leave(member)).status).toBe(200);
    expect(await membership()).toBeNull();
    expect((await leave(unitAdmin)).body.errorCode).toBe('unit.admin');
    expect((await leave({})).status).toBe(401);
  });
});

describe('the people of a unit', () => {
  type One = { login: string; administers: boolean; joinTime: string | null };
  const people = async (headers = unitAdmin): Promise<One[]> =>
    (await service.call('GET', '/prod-api/system/unit/people?pageSize=50', { headers })).body.rows;
  const records = async () =>
    (await service.call('GET', '/prod-api/system/unit/member/list', { headers: unitAdmin })).body.rows.map(
      ({ status, decideTime }: { status: number; decideTime: string | null }) => [
        status,
        decideTime !== null,
      ],
    );
  const leave = async () =>
    service.call('DELETE', '/prod-api/system/unit/join', {
      headers: (await service.signIn('linxiaoman')).headers,
    });
  const become = async () => decide((await join()).body.data.id, { agree: true });

  it('are the accounts that belong to it, whichever way they came', async () => {
    const found = await people();
    const accounts = await service.db.pool.query(
      'select login from account where unit_id = $1 order by id desc',
      [await unitId(OWN)],
    );

    expect(found.map(({ login }) => login)).toEqual(accounts.rows.map(({ login }) => login));
    expect(found.map(({ login }) => login)).toEqual(expect.arrayContaining(['shenzhiyao', 'xuyingchuan']));
    expect(found.filter(({ administers }) => administers).map(({ login }) => login)).toEqual(['xuyingchuan']);
    expect(JSON.stringify(found)).not.toMatch(PHONE);
    expect((await service.call('GET', '/prod-api/system/unit/people', { headers: person })).status).toBe(403);
    expect((await service.call('GET', '/prod-api/system/unit/people')).status).toBe(401);
  });

  it.each([
    ['who joins stands there', [become], 1, [[1, true]]],
    ['who leaves does not, and has left', [become, leave], 0, [[3, true]]],
    [
      'who comes back stands there once',
      [become, leave, become],
      1,
      [
        [3, true],
        [1, true],
      ],
    ],
    ['who took the wish back never belonged to it', [join, leave], 0, [[3, false]]],
  ] as const)('%s', async (_what, acts, times, wanted) => {
    for (const act of acts) await act();
    const mine = (await people()).filter(({ login }) => login === 'linxiaoman');

    expect(mine).toHaveLength(times);
    expect(mine.map(({ joinTime }) => typeof joinTime)).toEqual(mine.map(() => 'string'));
    expect((await records()).sort((a: [number, boolean], b: [number, boolean]) => b[0] - a[0])).toEqual(
      wanted,
    );
  });

  describe('who goes and who takes over', () => {
    const idOf = (login: string): Promise<number> => accountIdOf(service, login);
    const act = (what: 'handOver' | 'remove', id: number, reason?: string, headers = unitAdmin) =>
      service.call('PUT', `/prod-api/system/unit/people/${id}/${what}`, {
        headers,
        ...(reason === undefined ? {} : { body: { reason } }),
      });
    const toldLast = async (login: string) =>
      (
        await service.db.pool.query(
          'select title, body from notification where account_id = $1 order by id desc limit 1',
          [await idOf(login)],
        )
      ).rows[0];

    it('removes a member with a reason, which the person and the record keep', async () => {
      await become();
      const id = await idOf('linxiaoman');

      expect((await act('remove', id, ' ')).body.data.fields[0].path).toBe('body.reason');
      expect((await act('remove', id, '已调离')).status).toBe(200);
      expect(await membership()).toBeNull();
      expect(await toldLast('linxiaoman')).toEqual({ title: `${OWN}已将您移出`, body: '原因：已调离' });
      const { body } = await service.call('GET', '/prod-api/system/unit/member/list', { headers: unitAdmin });
      expect(body.rows).toMatchObject([{ status: 3, reason: '已调离' }]);
      expect((await act('remove', id, '已调离')).status).toBe(404);
    });

    it('removes no administrator, and nobody of another unit', async () => {
      const own = await act('remove', await idOf('xuyingchuan'), '已调离');
      expect([own.status, own.body.errorCode]).toEqual([409, 'unit.keeps_administrator']);
      expect((await act('remove', await idOf('gumingqian'), '已调离')).status).toBe(404);
      expect((await act('remove', await idOf('shenzhiyao'), '已调离', person)).status).toBe(403);
      expect((await act('remove', await idOf('shenzhiyao'), '已调离', {})).status).toBe(401);
    });

    it('hands the administration to a certified colleague only, at once and as a whole', async () => {
      await become();
      const unknown = await act('handOver', await idOf('linxiaoman'));
      expect([unknown.status, unknown.body.errorCode]).toEqual([409, 'unit.successor']);
      for (const login of ['gumingqian', 'xuyingchuan'])
        expect((await act('handOver', await idOf(login))).status).toBe(404);
      expect((await act('handOver', await idOf('shenzhiyao'), undefined, person)).status).toBe(403);
      expect((await act('handOver', await idOf('shenzhiyao'), undefined, {})).status).toBe(401);

      const [first, second] = await Promise.all(
        ['sulan', 'wenheng'].map(async (login) => act('handOver', await idOf(login))),
      );
      expect([first?.status, second?.status].sort()).toEqual([200, 403]);
      const successor = first?.status === 200 ? 'sulan' : 'wenheng';
      const { rows } = await service.db.pool.query(
        `select login from account join account_role on account.id = account_id
         where account_role.unit_id = $1`,
        [await unitId(OWN)],
      );
      expect(rows).toEqual([{ login: successor }]);
      expect((await toldLast(successor)).title).toBe(`许映川已将${OWN}的管理权限移交给您`);
      expect((await act('remove', await idOf('shenzhiyao'), '已调离')).status).toBe(403);

      await service.db.pool.query(
        `update account_role set account_id = $1 where account_id = $2 and unit_id is not null`,
        [await idOf('xuyingchuan'), await idOf(successor)],
      );
    });
  });

  it('hear of whoever leaves: the administrator does', async () => {
    const told = async () =>
      (
        await service.db.pool.query(
          `select title from notification join account on account.id = account_id
           where login = 'xuyingchuan' and title like '%退出%' order by notification.id`,
        )
      ).rows.map(({ title }) => title);
    await become();
    const before = (await told()).length;
    await leave();

    expect((await told()).slice(before)).toEqual([expect.stringMatching(`已退出${OWN}$`)]);
  });
});

describe('a unit that registered itself', () => {
  const USCC = `91310000MA1XY0A01${usccCheckCharacter('91310000MA1XY0A01')}`;
  let registrant: Record<string, string>;
  const decideUnit = (id: number, body: Record<string, unknown>, headers = staff) =>
    service.call('PUT', `/prod-api/system/unit/apply/${id}/decide`, {
      headers,
      body: { version: 0, ...body },
    });
  const openApply = async (headers = staff) =>
    service.call('GET', '/prod-api/system/unit/apply/list?status=0&isAsc=desc', { headers });

  beforeAll(async () => {
    const code = await requestCode(service, '13900000021', 1);
    const { body } = await service.call('POST', '/prod-api/auth/register/unit', {
      body: {
        uscc: USCC,
        unitName: '拾光生物技术有限公司',
        nature: 'enterprise',
        legalPerson: '闻人清',
        province: '上海市',
        city: '上海市',
        address: '拾光路 8 号',
        adminName: '方知意',
        username: 'fangzhiyi',
        password: 'Lan-tian-2031',
        phone: '13900000021',
        code,
        agreed: AGREED,
      },
    });
    registrant = { authorization: `Bearer ${body.data.access_token}` };
  });

  it('cannot be chosen by others and is not agreed to before its papers are there', async () => {
    const { body } = await openApply();
    const search = await service.call('GET', `/prod-api/system/dept/search/${encodeURIComponent('拾光')}`, {
      headers: person,
    });

    // Nobody has to review it yet.
    const own = body.rows.at(-1);
    expect(own).toMatchObject({
      unitName: '拾光生物技术有限公司',
      uscc: USCC,
      adminName: '方知意',
      address: '上海市拾光路 8 号',
    });
    expect(search.body.data).toEqual([]);
    expect((await decideUnit(own.id, { agree: true })).body.msg).toBe('证照与盖章函件尚未上传');
  });

  it('hands its papers in, and reviewers may look at them', async () => {
    const papers = {
      licenseFile: await aFile(service, 'fangzhiyi', 'unit'),
      letterFile: await aFile(service, 'fangzhiyi', 'unit'),
    };
    const put = (body: unknown) =>
      service.call('PUT', '/prod-api/auth/register/unit', { headers: registrant, body });
    const look = async (headers: Record<string, string>) =>
      (await service.call('GET', `/api/attachments/${papers.licenseFile}.json`, { headers })).status;

    expect((await put({ ...papers, letterFile: await aFile(service, 'linxiaoman', 'unit') })).status).toBe(
      400,
    );
    expect((await put(papers)).status).toBe(200);
    expect([await look(staff), await look(person)]).toEqual([200, 404]);
  });

  it('that is refused leads its registrant to the papers, to be handed in again', async () => {
    const { id, version } = (await openApply()).body.rows[0];
    expect((await decideUnit(id, { agree: false, reason: '函件未盖章', version })).status).toBe(200);
    const { body } = await service.call('GET', '/prod-api/system/notification/list', { headers: registrant });

    expect(body.rows[0]).toMatchObject({
      title: expect.stringMatching('未通过审核$'),
      link: '/user?tab=certification&kind=unit',
    });
    const papers = {
      licenseFile: await aFile(service, 'fangzhiyi', 'unit'),
      letterFile: await aFile(service, 'fangzhiyi', 'unit'),
    };
    const again = { headers: registrant, body: papers };
    const handed = await service.call('PUT', '/prod-api/auth/register/unit', again);
    const own = await service.call('GET', '/prod-api/auth/register/unit', { headers: registrant });
    expect([handed.status, own.body.data.reason]).toEqual([200, null]);
    // The next reviewer sees what was asked for.
    expect((await openApply()).body.rows[0]).toMatchObject({ status: 0, reason: '函件未盖章' });
  });

  it('is open once staff agreed, and its registrant looks after it', async () => {
    const { body } = await openApply();
    const { id, version } = body.rows[0];

    expect((await decideUnit(id, { agree: true, version }, person)).status).toBe(403);
    expect((await openApply(person)).status).toBe(403);
    expect((await decideUnit(id, { agree: true, version }, {})).status).toBe(401);
    expect((await decideUnit(999_999, { agree: true })).status).toBe(404);
    expect((await decideUnit(id, { agree: true, version })).status).toBe(200);

    const info = await service.call('GET', '/prod-api/system/user/getInfo', { headers: registrant });
    expect(info.body.roles).toEqual(['common', 'unit_admin']);
    expect(info.body.user.unit).toMatchObject({ deptName: '拾光生物技术有限公司', verified: true });
    const search = await service.call('GET', '/prod-api/system/dept/search/sgsw', { headers: person });
    expect(search.body.data).toHaveLength(1);
  });
});
