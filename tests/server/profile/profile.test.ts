import { accountOf } from '@tests/support/accounts';
import { startService, type TestService } from '@tests/support/service';
import sharp from 'sharp';

let service: TestService;
let headers: Record<string, string>;
let id: number;
beforeAll(async () => {
  service = await startService();
  headers = (await service.signIn('linxiaoman')).headers;
  id = (await basicInfo('linxiaoman')).body.id;
});
afterAll(() => service.stop());

const basicInfo = (reference: string | number, as = headers) =>
  service.call('GET', `/api/users/accounts/${reference}.json`, { headers: as });
const aProfile = (changes: Record<string, unknown> = {}) => ({
  nickname: '小满',
  name: '林小满',
  gender: 1,
  location: '江西省',
  location_city: '南昌市',
  identity: 'professional',
  technical_title: '工程师',
  school_id: 4,
  ...changes,
});
const update = (body: unknown, reference: string | number = id, as = headers) =>
  service.call('PUT', `/api/users/accounts/${reference}.json`, { headers: as, body });
const stored = () => accountOf(service, 'linxiaoman');

describe('basic info', () => {
  it('names one person by login and by number, contacts masked [call.GET /api/users/accounts/{login}.json]', async () => {
    const byLogin = await basicInfo('linxiaoman');
    const byNumber = await basicInfo(id);

    expect(byLogin.status).toBe(200);
    expect(byLogin.body).toMatchObject({
      status: 0,
      login: 'linxiaoman',
      phone: '199****0008',
      mail: 'l***n@example.cn',
      authentication: 'uncertified',
      professional_certification: 'uncertified',
      base_info_completed: false,
      has_password: true,
      open_users: [],
    });
    expect({ ...byNumber.body, traceId: '' }).toEqual({ ...byLogin.body, traceId: '' });
  });

  it('of another person is not there, by login or by number, for anybody', async () => {
    const admin = await service.signIn('admin');
    for (const as of [headers, admin.headers])
      for (const reference of ['shenzhiyao', 1, 'nobody_at_all', 99999])
        expect((await basicInfo(reference, as)).status).toBe(404);
  });

  it('is for people who are signed in', async () => {
    expect((await basicInfo('linxiaoman', {})).status).toBe(401);
  });
});

describe('editing the profile', () => {
  it('stores what was sent and answers it [call.PUT /api/users/accounts/{id}.json]', async () => {
    const { status, body } = await update(aProfile({ intro: '做水处理' }));

    expect(status).toBe(200);
    expect(body).toMatchObject({
      nickname: '小满',
      name: '林小满',
      school_name: '青陶水务科技有限公司',
      intro: '做水处理',
      base_info_completed: true,
    });
    expect(await stored()).toMatchObject({
      nickname: '小满',
      realName: '林小满',
      location: '江西省',
      schoolId: 4,
    });
  });

  it('clears a field that came as null', async () => {
    await update(aProfile());
    await update(aProfile({ location_city: null }));

    expect((await stored()).locationCity).toBeNull();
  });

  it.each([
    ['nickname', '满', '昵称应为 2—20 位中英文、数字及下划线'],
    ['nickname', '小满😀', '昵称应为 2—20 位中英文、数字及下划线'],
    ['nickname', '官方客服', '昵称包含敏感词汇，请重新输入'],
    ['name', '林', '姓名应为 2—40 个汉字、字母或数字，可含间隔号、空格与连字符'],
    ['location', '火星省', '所在省份不在可选范围内'],
    ['location_city', '武汉市', '所在城市不属于所选省份'],
    ['technical_title', '教授', '职称不在可选范围内'],
    ['school_id', 9999, '学校/单位不存在'],
    ['department_id', 1, '院系/部门不存在'],
    ['intro', '长'.repeat(201), '简介最多 200 个字'],
  ])('refuses a wrong %s, naming it', async (field, value, message) => {
    const before = await stored();
    const { status, body } = await update(aProfile({ [field]: value }));

    expect(status).toBe(400);
    expect(body).toMatchObject({ message, data: { fields: [{ path: `body.${field}`, message }] } });
    expect((await stored()).version).toBe(before.version);
  });

  it.each([
    { roles: ['admin'] },
    { authentication: 'certified' },
    { certified: true },
    { status: 'active' },
    { login: 'admin' },
    { vip_until: '2099-01-01' },
    { permissions: ['*:*:*'] },
  ])('refuses %j, which is not the person’s to say', async (extra) => {
    expect((await update(aProfile(extra))).status).toBe(400);
    expect(await stored()).toMatchObject({ certified: false, login: 'linxiaoman', vipUntil: null });
  });

  it('of another person is not there', async () => {
    const before = await accountOf(service, 'shenzhiyao');

    expect((await update(aProfile(), before.id)).status).toBe(404);
    expect((await update(aProfile(), 'shenzhiyao')).status).toBe(404);
    expect((await update(aProfile(), id, {})).status).toBe(401);
    expect(
      await service.db.kysely
        .selectFrom('account')
        .selectAll()
        .where('id', '=', before.id)
        .executeTakeFirstOrThrow(),
    ).toEqual(before);
  });

  it('of an older version answers 409 with the current record', async () => {
    const { version } = (await update(aProfile())).body;
    await update(aProfile({ nickname: '先到', version }));

    expect(await update(aProfile({ nickname: '后到', version }))).toMatchObject({
      status: 409,
      body: { data: { nickname: '先到' } },
    });
  });

  it('keeps name and gender of a certified person', async () => {
    const certified = await service.signIn('shenzhiyao');
    const { status, body } = await update(
      aProfile({ name: '另一人', gender: 1 }),
      'shenzhiyao',
      certified.headers,
    );

    expect(status).toBe(200);
    expect(body).toMatchObject({ name: '沈知遥', gender: 0 });
  });

  it('with another school ends the professional certification', async () => {
    await update(aProfile());
    await service.db.kysely
      .updateTable('account')
      .set({ professionalCertified: true })
      .where('id', '=', id)
      .execute();
    await service.db.kysely
      .insertInto('certification')
      .values({ accountId: id, kind: 'professional', status: 1 })
      .execute();

    await update(aProfile({ school_id: 1, identity: 'professional' }));

    expect((await stored()).professionalCertified).toBe(false);
    const record = await service.db.kysely
      .selectFrom('certification')
      .select('status')
      .where('accountId', '=', id)
      .executeTakeFirstOrThrow();
    expect(record.status).toBe(3);
  });
});

describe('the avatar', () => {
  const picture = async (format: 'png' | 'jpeg' | 'gif' | 'webp') => {
    const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#1D4F91' } })
      .toFormat(format)
      .toBuffer();
    return bytes;
  };
  const dataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`;
  const change = (image: string, login = 'linxiaoman', as = headers) =>
    service.call('PUT', `/api/users/accounts/${login}/avatar.json`, { headers: as, body: { image } });

  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'is drawn anew from %s [call.PUT /api/users/accounts/{login}/avatar.json]',
    async (format) => {
      const { status, body } = await change(dataUrl(await picture(format), format));
      const { response } = await service.call('GET', body.avatar_url);
      const drawn = await sharp(response.rawPayload).metadata();

      expect(status).toBe(200);
      expect(drawn).toMatchObject({ format: 'webp', width: 256, height: 256 });
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
      });
      expect((await basicInfo('linxiaoman')).body.avatar_url).toBe(body.avatar_url);
    },
  );

  it('loses position data and whatever was glued behind the picture', async () => {
    const bytes = await sharp(await picture('jpeg'))
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .jpeg()
      .toBuffer();
    const { body } = await change(
      dataUrl(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]), 'jpeg'),
    );
    const { response } = await service.call('GET', body.avatar_url);

    expect(bytes.toString('latin1')).toContain('SECRET-PLACE');
    expect(response.rawPayload.toString('latin1')).not.toMatch(/SECRET-PLACE|<script>/);
  });

  it.each([
    ['HTML that says it is a picture', dataUrl(Buffer.from('<html><script>alert(1)</script></html>'))],
    [
      'SVG',
      `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`,
    ],
    [
      'SVG under another name',
      dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')),
    ],
    ['a PDF', dataUrl(Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'))],
    ['a picture that is cut off', dataUrl(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))],
    ['no base64', 'data:image/png;base64,!!!!!!!!!!!!!!!!'],
    ['an address', 'https://example.com/a.png?aaaaaaaaaaaa'],
  ])('refuses %s', async (_, image) => {
    expect((await change(image)).status).toBe(400);
  });

  it('refuses more than 2 MB and more than 40 million points', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();

    expect((await change(dataUrl(Buffer.alloc(2 * 1024 * 1024 + 3)))).status).toBe(413);
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect((await change(dataUrl(bomb))).status).toBe(400);
  });

  it('of another person is not there to be changed', async () => {
    const image = dataUrl(await picture('png'));

    expect((await change(image, 'shenzhiyao')).status).toBe(404);
    expect((await change(image, 'linxiaoman', {})).status).toBe(401);
  });
});

describe('the free-form profile', () => {
  const put = (body: unknown, as = headers) =>
    service.call('PUT', '/prod-api/system/user/profile/updateInfo', { headers: as, body });
  const get = (as = headers) => service.call('GET', '/prod-api/system/user/getProfileInfo', { headers: as });

  it('keeps what it is told [call.PUT /prod-api/system/user/profile/updateInfo]', async () => {
    await put({ researchInterests: ['膜分离', '吸附'], homepage: 'https://example.cn' });
    const { status, body } = await put({ homepage: null, years: 8 });

    expect(status).toBe(200);
    expect(body.data).toEqual({ researchInterests: ['膜分离', '吸附'], years: 8 });
  });

  it('is answered with the account and the roles [call.GET /prod-api/system/user/getProfileInfo]', async () => {
    const { status, body } = await get();

    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      user: { login: 'linxiaoman' },
      profile: { years: 8 },
      roleGroup: '注册用户',
    });
  });

  it('grants nothing, whatever is written into it', async () => {
    await put({ permissions: ['*:*:*'], roles: ['admin'], roleKey: 'admin', certified: true });
    const info = await service.call('GET', '/prod-api/system/user/getInfo', { headers });

    expect(info.body.roles).toEqual(['common']);
    expect(info.body.permissions).not.toContain('*:*:*');
    expect(info.body.user.certified).toBe(false);
  });

  it.each([
    [{ nested: { deep: true } }],
    [{ 'bad key': 1 }],
    [{ __proto__x: 'x'.repeat(501) }],
    [Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`f${i}`, i]))],
    [[]],
  ])('refuses %j', async (body) => {
    expect((await put(body)).status).toBe(400);
  });

  it('is for people who are signed in', async () => {
    expect((await put({ a: 1 }, {})).status).toBe(401);
    expect((await get({})).status).toBe(401);
  });
});

describe('short answers about oneself', () => {
  it('serve headers and old clients', async () => {
    const { status, body } = await service.call('GET', '/api/users/get_user_info.json', { headers });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      login: 'linxiaoman',
      user_phone_binded: true,
      admin: false,
      phone: '199****0008',
    });
  });

  it('serve the user area', async () => {
    const { status, body } = await service.call('GET', '/api/users/home.json', { headers });

    expect(status).toBe(200);
    expect(body).toMatchObject({ authentication: 'uncertified', in_unit: false });
    expect(body.events.at(0)).toHaveProperty('action');
  });

  it('are for people who are signed in', async () => {
    expect((await service.call('GET', '/api/users/get_user_info.json')).status).toBe(401);
    expect((await service.call('GET', '/api/users/home.json')).status).toBe(401);
  });
});
