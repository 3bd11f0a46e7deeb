import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseEnvironment } from '@contract/environments';
import { admitOrigins } from '@server/security/csp-origins';
import { startService, type TestService } from '@tests/support/service';
import { temporaryDirectory } from '@tests/support/temporary-directory';

const appDir = join(temporaryDirectory(), 'app');
const POLICY = "default-src 'self';img-src 'self' data:;connect-src 'self';object-src 'none'";
const none = chooseEnvironment({ name: 'dev', hosts: undefined, site: 'x' });

describe('the policy of a page', () => {
  it('stays as strict as it was when everything is on one origin', () => {
    expect(admitOrigins(POLICY, none)).toBe(POLICY);
  });

  it('lets the page talk to the servers that it calls, and to nobody else', () => {
    const policy = admitOrigins(POLICY, {
      ...none,
      api: 'https://api.example.com/v1',
      image: 'https://images.example.com',
      slice: 'https://slice.example.com',
      webTerminal: 'wss://terminal.example.com',
      office: ['https://office.example.com', 'https://office.example.com'],
    });
    expect(policy.split(';')).toEqual([
      "default-src 'self'",
      "img-src 'self' https://images.example.com data:",
      "connect-src 'self' https://api.example.com https://slice.example.com",
      "object-src 'none'",
    ]);
  });

  it('has what was kept out reported to the server for reports, where there is one', () => {
    const policy = `${POLICY};report-uri /csp-reports`;

    expect(admitOrigins(policy, none)).toBe(policy);
    expect(admitOrigins(policy, { ...none, report: 'https://report.example.com/x' })).toMatch(
      /;report-uri https:\/\/report\.example\.com\/csp-reports$/,
    );
  });

  it.each(['x; script-src *', '*', 'javascript:alert(1)', 'data:text/html,x', "https://a.example ' unsafe"])(
    'takes no directive from an address like %j',
    (api) => {
      expect(admitOrigins(POLICY, { ...none, api })).not.toMatch(/script-src|\*|javascript|data:text|unsafe/);
    },
  );
});

describe('a page of the service', () => {
  let service: TestService;
  beforeAll(async () => {
    mkdirSync(appDir, { recursive: true });
    writeFileSync(join(appDir, 'index.html'), '<html><head></head><body></body></html>');
    service = await startService({ config: { appDir } });
  });
  afterAll(() => service.stop());

  const policyOf = async (path: string, host = 'x') => {
    const { response } = await service.call('GET', path, { headers: { accept: 'text/html', host } });
    return String(response.headers['content-security-policy']);
  };
  const set = (key: string, value: unknown) =>
    service.db.kysely
      .insertInto('setting')
      .values({ key, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();

  it('names the servers that /env.js names, with the very next page', async () => {
    expect(await policyOf('/login')).toContain("connect-src 'self';");

    await set('site.environment', 'prod');
    expect(await policyOf('/login')).toContain("connect-src 'self' https://api.example.com ");
    expect(await policyOf('/login', 'first.example.com')).toContain('https://api.first.example.com');

    await set('site.hosts', { api: 'https://api.kaichuang.example' });
    expect(await policyOf('/login')).toContain("connect-src 'self' https://api.kaichuang.example ");
  });
});
