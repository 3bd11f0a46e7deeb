import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-03-02T10:00:00+08:00') });
});
afterAll(() => service.stop());

const set = (key: string, value: unknown) =>
  service.db.kysely
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();

describe('the site', () => {
  it('tells visitors its name, logos, contact and mode [call.GET /api/setting.json]', async () => {
    const { status, body } = await service.call('GET', '/api/setting.json');

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 0, success: true });
    expect(body.setting).toMatchObject({ name: '开创专项', tab_logo_url: null, main_site: true, demo: true });
    expect(body.setting.contact.host).toBe('开创专项办公室');
  });

  it('shows what the administrator has set', async () => {
    await set('site.name', '某地开创专项');
    await set('site.main', false);

    expect((await service.call('GET', '/api/setting.json')).body.setting).toMatchObject({
      name: '某地开创专项',
      main_site: false,
    });
  });

  it('bears the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(resolve('package.json'), 'utf8'));

    expect((await service.call('GET', '/api/setting.json')).body.setting.version).toBe(version);
  });
});

describe('an announced interruption', () => {
  const notice = {
    subject: '系统升级',
    notes: '将暂停服务两小时  \n',
    startTime: '2026-03-03T01:00:00+08:00',
  };

  it('is absent unless one is set [call.GET /api/users/system_update.json]', async () => {
    const { body } = await service.call('GET', '/api/users/system_update.json');

    expect(body).toMatchObject({ status: 0, system_update: false });
    expect(body).not.toHaveProperty('subject');
  });

  it('is announced until it is over', async () => {
    await set('system.update', { ...notice, endTime: '2026-03-03T03:00:00+08:00' });
    const before = (await service.call('GET', '/api/users/system_update.json')).body;
    service.clock.now = new Date('2026-03-03T03:00:00+08:00');
    const over = (await service.call('GET', '/api/users/system_update.json')).body;

    expect(before).toMatchObject({
      system_update: true,
      subject: '系统升级',
      system_score: '将暂停服务两小时',
      start_time: notice.startTime,
      end_time: '2026-03-03T03:00:00+08:00',
    });
    expect(over).toMatchObject({ system_update: false });
  });
});

describe('/env.js', () => {
  const load = async () => {
    const { status, response } = await service.call('GET', '/env.js', { headers: { accept: 'text/html' } });
    const window: { ENV?: string; ENV_HOSTS?: Record<string, unknown> } = {};
    runInNewContext(response.body, { window });
    return { status, type: response.headers['content-type'], text: response.body, window };
  };

  it('names the default environment', async () => {
    const { status, type, window } = await load();

    expect([status, type]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(window.ENV).toBe('dev');
    expect(JSON.stringify(window.ENV_HOSTS)).toBe('{}');
  });

  it('overrides hosts without being a way to inject script', async () => {
    await set('site.environment', 'prod');
    await set('site.hosts', { image: 'https://images.example.com', report: '</script><script>alert(1)//' });
    const { window, text } = await load();

    expect(window.ENV).toBe('prod');
    expect(window.ENV_HOSTS).toMatchObject({ image: 'https://images.example.com' });
    expect(text).not.toContain('</script>');
  });
});
