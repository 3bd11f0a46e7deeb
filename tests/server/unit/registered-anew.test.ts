import { usccCheckCharacter } from '@contract/rules/uscc';
import { accountOf } from '@tests/support/accounts';
import { aFile } from '@tests/support/files';
import { AGREED, requestCode } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let person: Record<string, string>;
let staff: Record<string, string>;
let ownUnit: number;
beforeAll(async () => {
  service = await startService();
  person = (await service.signIn('linxiaoman')).headers;
  staff = (await service.signIn('office')).headers;
  ownUnit = Number((await accountOf(service, 'xuyingchuan')).unitId);
});
afterAll(() => service.stop());

const join = (headers: Record<string, string>) =>
  service.call('POST', '/prod-api/system/unit/join', { headers, body: { deptId: ownUnit } });

describe('a unit whose registrant is gone', () => {
  const code = '91310000MA1XY0B02';
  const USCC = `${code}${usccCheckCharacter(code)}`;
  const register = async (username: string, phone: string, facts: Record<string, string> = {}) => {
    const sms = await requestCode(service, phone, 1);
    const { status, body } = await service.call('POST', '/prod-api/auth/register/unit', {
      body: {
        uscc: USCC,
        unitName: '泊岸海洋仪器厂',
        nature: 'enterprise',
        legalPerson: '闻人清',
        province: '上海市',
        city: '上海市',
        address: '泊岸路 8 号',
        adminName: '方知意',
        username,
        password: 'Lan-tian-2031',
        phone,
        code: sms,
        agreed: AGREED,
        ...facts,
      },
    });
    return { status, headers: { authorization: `Bearer ${body.data?.access_token}` } };
  };
  const own = async (headers: Record<string, string>) =>
    (await service.call('GET', '/prod-api/auth/register/unit', { headers })).body.data;
  const takeBack = (id: number, headers: Record<string, string>) =>
    service.call('DELETE', `/prod-api/auth/register/unit?id=${id}`, { headers });
  const handIn = async (login: string, headers: Record<string, string>) =>
    service.call('PUT', '/prod-api/auth/register/unit', {
      headers,
      body: {
        licenseFile: await aFile(service, login, 'unit'),
        letterFile: await aFile(service, login, 'unit'),
      },
    });
  const agree = async (id: number) => {
    const { rows } = await service.db.pool.query('select version from unit_apply where id = $1', [id]);
    return service.call('PUT', `/prod-api/system/unit/apply/${id}/decide`, {
      headers: staff,
      body: { agree: true, version: rows[0].version },
    });
  };

  it('is taken back without papers; its person may join another one, its name is the next registrant’s', async () => {
    const first = await register('firstone', '13900000031');
    const { id } = await own(first.headers);
    expect((await join(first.headers)).body.errorCode).toBe('unit.registering');
    expect((await takeBack(id + 1, first.headers)).status).toBe(404);
    expect((await takeBack(id, person)).status).toBe(404);
    expect((await takeBack(id, {})).status).toBe(401);

    expect(
      [await takeBack(id, first.headers), await takeBack(id, first.headers)].map((one) => one.status),
    ).toEqual([200, 200]);
    expect((await own(first.headers)).status).toBe(3);
    expect((await join(first.headers)).status).toBe(200);

    const second = await register('secondone', '13900000032', { unitName: '泊岸海洋仪器有限公司' });
    expect(await own(second.headers)).toMatchObject({ unitName: '泊岸海洋仪器有限公司', status: 0 });
  });

  it('is registered by another one, up to the end, once nobody looks after it any more', async () => {
    const session = await service.signIn('secondone', 'Lan-tian-2031');
    await handIn('secondone', session.headers);
    expect((await agree((await own(session.headers)).id)).status).toBe(200);
    expect((await takeBack((await own(session.headers)).id, session.headers)).status).toBe(409);
    expect((await register('thirdone', '13900000033')).status).toBe(409);

    await service.db.pool.query("update account set status = 'disabled' where login = 'secondone'");
    const third = await register('thirdone', '13900000034', { unitName: '别的名字' });
    expect((await handIn('thirdone', third.headers)).status).toBe(200);
    const { id, unitName } = await own(third.headers);
    expect(unitName).toBe('泊岸海洋仪器有限公司');
    expect((await agree(id)).status).toBe(200);
    const info = await service.call('GET', '/prod-api/system/user/getInfo', { headers: third.headers });
    expect(info.body.roles).toContain('unit_admin');
  });

  it('whose name was typed wrongly is registered anew by the person whom that was refused', async () => {
    const other = '91310000MA1XY0C03';
    const uscc = `${other}${usccCheckCharacter(other)}`;
    const { headers } = await register('fourthone', '13900000035', { uscc, unitName: '望潮仪器厂' });
    await handIn('fourthone', headers);
    const { id } = await own(headers);
    const { rows } = await service.db.pool.query('select version from unit_apply where id = $1', [id]);
    const refusal = { agree: false, reason: '名称与证照不一致。', version: rows[0].version };
    const decide = `/prod-api/system/unit/apply/${id}/decide`;
    expect((await service.call('PUT', decide, { headers: staff, body: refusal })).status).toBe(200);
    await service.db.pool.query("update account set certified = true where login = 'fourthone'");

    const anew = await service.call('POST', '/prod-api/system/unit/registration', {
      headers,
      body: {
        uscc,
        unitName: '望潮仪器有限公司',
        nature: 'enterprise',
        legalPerson: '闻人清',
        province: '上海市',
        city: '上海市',
        address: '望潮路 8 号',
      },
    });

    expect(anew.status).toBe(200);
    expect(await own(headers)).toMatchObject({ unitName: '望潮仪器有限公司', status: 0, reason: null });
  });
});
