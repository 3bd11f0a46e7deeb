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
      before: setting,
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

    const named = { ...setting, tab_logo_url: url };
    expect((await asAdmin('PUT', '/prod-api/system/setting', { ...named, before: setting })).status).toBe(
      200,
    );
    const open = await service.call('GET', '/api/setting.json');
    expect(open.body.setting.tab_logo_url).toBe(url);
    const { response } = await service.call('GET', `/${url}`);
    expect(response.headers['content-type']).toBe('image/webp');
    await asAdmin('PUT', '/prod-api/system/setting', { ...setting, before: named });
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
    const body = path.endsWith('picture') ? change : { ...setting, ...change, before: setting };

    expect((await asAdmin('PUT', path, body)).status).toBe(400);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://plain.example',
  ])('take no link like %s', async (link) => {
    const { setting } = (await asAdmin('GET', '/prod-api/system/setting')).body.data;
    const navbar = [{ name: '坏', link, hidden: false }];

    const answer = await asAdmin('PUT', '/prod-api/system/setting', { ...setting, navbar, before: setting });
    expect(answer.status).toBe(400);
  });

  it('announce an interruption until it is over or taken down', async () => {
    const at = (hours: number) => new Date(service.clock.now.getTime() + hours * HOUR_MS).toISOString();
    const update = { subject: '系统升级', notes: '期间不能提交', startTime: at(1), endTime: at(3) };
    const put = (value: unknown, before: unknown = null) =>
      asAdmin('PUT', '/prod-api/system/setting/update', { update: value, before });
    const shown = async () => (await service.call('GET', '/api/users/system_update.json')).body.system_update;

    expect((await put({ ...update, endTime: at(0.5) })).body.data.fields[0].path).toBe('body.update.endTime');
    expect((await put(update)).status).toBe(200);
    expect(await shown()).toBe(true);
    await put(null, update);
    expect(await shown()).toBe(false);
  });

  it.each(['at once', 'in turn'])(
    'saved by two %s keep what was saved first, and the other hears what stands',
    async (pace) => {
      const { setting, update: before } = (await asAdmin('GET', '/prod-api/system/setting')).body.data;
      const at = (hours: number) => new Date(service.clock.now.getTime() + hours * HOUR_MS).toISOString();
      const saves = [
        (name: string) => asAdmin('PUT', '/prod-api/system/setting', { ...setting, name, before: setting }),
        (subject: string) =>
          asAdmin('PUT', '/prod-api/system/setting/update', {
            update: { subject, notes: '', startTime: at(1), endTime: at(3) },
            before,
          }),
      ];
      for (const save of saves) {
        const names = [`甲的${pace}`, `乙的${pace}`];
        const answers =
          pace === 'at once'
            ? await Promise.all(names.map(save))
            : [await save(names[0] as string), await save(names[1] as string)];
        const first = answers.findIndex(({ status }) => status === 200);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        const stands = (await asAdmin('GET', '/prod-api/system/setting')).body.data;
        const told = answers[1 - first]?.body.data;
        expect(told).toEqual('update' in told ? { update: stands.update } : stands.setting);
        expect(JSON.stringify(told)).toContain(names[first]);
      }
    },
  );
});
