import { HOUR_MS } from '@contract/time-units';
import { aPng } from '@tests/support/a-png';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let admin: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  admin = (await service.signIn('admin')).headers;
});
afterAll(() => service.stop());

const asAdmin = (method: 'GET' | 'PUT', url: string, body?: unknown) =>
  service.call(method, url, { headers: admin, ...(body === undefined ? {} : { body }) });

describe('the site settings', () => {
  it('change what every visitor sees', async () => {
    const { body } = await asAdmin('GET', '/prod-api/system/setting');
    const { setting } = body.data;

    await asAdmin('PUT', '/prod-api/system/setting', {
      ...setting,
      name: '开创专项平台',
      navbar: [{ name: '帮助', link: '/faq', hidden: false }],
    });

    const open = await service.call('GET', '/api/setting.json');
    expect(open.body.setting).toMatchObject({
      name: '开创专项平台',
      navbar: [{ name: '帮助', link: '/faq', hidden: false }],
    });
  });

  it('have pictures of the site drawn anew, which everybody sees once they are saved', async () => {
    const image = `data:image/png;base64,${(await aPng(600, 200)).toString('base64')}`;
    const { setting } = (await asAdmin('GET', '/prod-api/system/setting')).body.data;
    const { url } = (await asAdmin('PUT', '/prod-api/system/setting/picture', { kind: 'tab_logo', image }))
      .body.data;

    expect((await asAdmin('PUT', '/prod-api/system/setting', { ...setting, tab_logo_url: url })).status).toBe(
      200,
    );
    const open = await service.call('GET', '/api/setting.json');
    expect(open.body.setting.tab_logo_url).toBe(url);
    const { response } = await service.call('GET', `/${url}`);
    expect(response.headers['content-type']).toBe('image/webp');
    await asAdmin('PUT', '/prod-api/system/setting', setting);
  });

  it.each([
    [
      'a picture that is none',
      '/prod-api/system/setting/picture',
      { kind: 'nav_logo', image: 'data:image/png;base64,AAAA' },
    ],
    ['an address elsewhere', '/prod-api/system/setting', { nav_logo_url: 'https://evil.example/logo.png' }],
  ])('refuse %s', async (_case, path, change) => {
    const { setting } = (await asAdmin('GET', '/prod-api/system/setting')).body.data;
    const body = path.endsWith('picture') ? change : { ...setting, ...change };

    expect((await asAdmin('PUT', path, body)).status).toBe(400);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://plain.example',
  ])('take no link like %s', async (link) => {
    const { body } = await asAdmin('GET', '/prod-api/system/setting');
    const navbar = [{ name: '坏', link, hidden: false }];

    expect((await asAdmin('PUT', '/prod-api/system/setting', { ...body.data.setting, navbar })).status).toBe(
      400,
    );
  });

  it('announce an interruption until it is over or taken down', async () => {
    const at = (hours: number) => new Date(service.clock.now.getTime() + hours * HOUR_MS).toISOString();
    const update = { subject: '系统升级', notes: '期间不能提交', startTime: at(1), endTime: at(3) };
    const put = (value: unknown) => asAdmin('PUT', '/prod-api/system/setting/update', { update: value });
    const shown = async () => (await service.call('GET', '/api/users/system_update.json')).body.system_update;

    expect((await put({ ...update, endTime: at(0.5) })).body.data.fields[0].path).toBe('body.update.endTime');
    expect((await put(update)).status).toBe(200);
    expect(await shown()).toBe(true);
    await put(null);
    expect(await shown()).toBe(false);
  });
});
