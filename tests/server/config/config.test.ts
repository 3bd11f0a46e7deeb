import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inspect, parseEnv } from 'node:util';
import { type Config, loadConfig } from '@server/config/config';
import { EnvironmentSchema } from '@server/config/config-schema';
import type { Variables } from '@server/config/environment';
import type { StartupError } from '@server/errors/startup-error';
import { runScript } from '@tests/support/run-script';
import { temporaryDirectory } from '@tests/support/temporary-directory';

const ROOT = resolve(__dirname, '../../..');
const base = temporaryDirectory();
const STRONG = 'wV3mQ8zL1pXr6Tn0Yc5Kd9Hf2Js7Gb4A+Ue';

let count = 0;
function aRoot(dotEnv = ''): string {
  count += 1;
  const root = join(base, `root ${count}`);
  mkdirSync(root);
  if (dotEnv) writeFileSync(join(root, '.env'), dotEnv);
  return root;
}

const load = (variables: Variables, dotEnv?: string): Config => loadConfig(aRoot(dotEnv), variables);

function refusalOf(variables: Variables, dotEnv?: string): StartupError {
  try {
    load(variables, dotEnv);
  } catch (error) {
    return error as StartupError;
  }
  throw new Error('the configuration was accepted');
}

describe('the configuration', () => {
  it('works without a single key: embedded database, demo, this machine only', () => {
    const root = aRoot();

    const config = loadConfig(root, {});

    expect(config).toMatchObject({
      port: 8000,
      host: '127.0.0.1',
      databaseUrl: null,
      dataDir: join(root, '.data'),
      uploadDir: join(root, '.data/uploads'),
      appDir: join(root, 'dist/app'),
      demo: true,
      publicOrigin: 'http://127.0.0.1:8000',
      setupSecret: null,
      trustProxy: 'loopback',
      shutdownGraceMs: 10_000,
      dbPoolMax: 10,
      dbPrepared: true,
      statementTimeoutMs: 3000,
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('takes the environment before .env, and .env before the default', () => {
    const config = load({ PORT: '8111' }, 'PORT=8222\nHOST=0.0.0.0\nDEMO=false\n');

    expect(config).toMatchObject({ port: 8111, host: '0.0.0.0', demo: false });
    expect(config.publicOrigin).toBe('http://localhost:8111');
  });

  it('reads a key that is set to nothing as not set, and ignores keys it does not know', () => {
    expect(load({ PORT: '', DATABASE_URL: '', COLOUR: 'blue' })).toMatchObject({
      port: 8000,
      databaseUrl: null,
    });
  });

  it('leaves the terminal of a demo in peace, and logs each request in earnest', () => {
    expect(load({}).logLevel).toBe('warn');
    expect(load({ DEMO: 'false' }).logLevel).toBe('info');
    expect(load({ DEMO: 'false', LOG_LEVEL: 'error' }).logLevel).toBe('error');
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PORT', '-1'],
    ['PORT', '八千'],
    ['HOST', 'not a host'],
    ['DEMO', 'maybe'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgresql://u:p@one:5432,one:5432/x'],
    ['DATABASE_URL', 'postgresql://u:p@one:5432,/x'],
    ['DATABASE_URL', 'postgresql://u:p@one:5432,two:port/x'],
    ['DATABASE_DIRECT_URL', 'postgresql://u:p@one,two/x?target_session_attrs=any'],
    ['DATABASE_READ_URL', 'mysql://localhost/x'],
    ['DATABASE_READ_URL', 'postgresql://u:p@one/x?target_session_attrs=read-write'],
    ['DATABASE_READ_URL', 'postgresql://u:p@one,one:5432/x'],
    ['PUBLIC_ORIGIN', 'www.example.com'],
    ['PUBLIC_ORIGIN', 'https://www.example.com/path'],
    ['PUBLIC_ORIGIN', 'https://www.example.com/'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['LOG_LEVEL', 'loud'],
    ['SHUTDOWN_GRACE_MS', '10s'],
    ['DB_POOL_MAX', '0'],
    ['STATEMENT_TIMEOUT_MS', '0'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMS_GATEWAY_URL', 'ftp://sms.example.com'],
    ['CLAMD_URL', 'http://127.0.0.1:3310'],
    ['STORAGE_URL', 's3.example.cn/kaichuang'],
    ['STORAGE_URL', 'https://key:secret@s3.example.cn/kaichuang'],
    ['STORAGE_URL', 'https://s3.example.cn/kaichuang?style=other'],
    ['STORAGE_URL', 'https://s3.example.cn/'],
    ['TOKEN_SECRET', 'short'],
    ['DATA_KEY', 'bm90IDMyIGJ5dGVz'],
    ['DATA_KEY', Buffer.alloc(32).toString('base64')],
    ['RECEIPT_KEY', Buffer.alloc(32).toString('base64')],
  ])('refuses %s=%s, names the key and says what it must be [req:fault-f30]', (key, value) => {
    const refusal = refusalOf({ [key]: value, DATA_DIR: '.data' });

    expect(refusal.exitCode).toBe(78);
    expect(refusal.message).toContain(`配置项 ${key} 不正确：应为`);
  });

  it('names every wrong key at once, and where it came from', () => {
    const { message } = refusalOf({ PORT: 'x' }, 'DEMO=maybe\n');

    expect(message).toMatch(/配置项 PORT .*来自环境变量/);
    expect(message).toMatch(/配置项 DEMO .*来自 \.env 文件/);
  });

  it('reads the address of an object store, and wants both of its keys', () => {
    const url = 'https://s3.example.cn/kaichuang?region=cn-north-1&style=virtual';

    expect(load({}).store).toBeNull();
    expect(load({ STORAGE_URL: url, STORAGE_ACCESS_KEY: 'a', STORAGE_SECRET_KEY: 's' }).store).toEqual({
      endpoint: 'https://s3.example.cn',
      bucket: 'kaichuang',
      region: 'cn-north-1',
      isPathStyle: false,
      accessKey: 'a',
      secretKey: 's',
    });
    expect(refusalOf({ STORAGE_URL: url, STORAGE_ACCESS_KEY: 'a' }).message).toContain(
      '还需要 STORAGE_ACCESS_KEY',
    );
  });

  it('accepts proxies by name, address and range', () => {
    expect(load({ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8' }).trustProxy).toBe(
      'loopback, 10.0.0.0/8,fd00::/8',
    );
    expect(load({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
  });

  it.each([
    'postgresql://u:p@one:5433/x',
    'postgresql://u:p@one,two:5433/x?target_session_attrs=standby',
    'postgresql:///x?host=/run/postgresql',
  ])('accepts %s as where standbys are', (url) =>
    expect(load({ DATABASE_READ_URL: url }).databaseReadUrl).toBe(url),
  );
});

describe('the secrets', () => {
  it.each([
    'abcdefghijklmnopqrstuvwxyz',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'your-256-bit-secret-your-256-bit-secret',
    'changeme-changeme-changeme-changeme-changeme',
    'a'.repeat(64),
    'abababababababababababababababababababab',
  ])('are refused when the world knows or guesses them: %s', (secret) => {
    const refusal = refusalOf({ TOKEN_SECRET: secret });

    expect(refusal.exitCode).toBe(78);
    expect(refusal.message).toContain('TOKEN_SECRET');
    expect(refusal.message).not.toContain(secret);
  });

  it('never appear in a refusal, not even inside an address', () => {
    const { message } = refusalOf({ DATABASE_URL: 'mysql://u:hunter2@db/x', SMTP_URL: 'hunter2' });

    expect(message).not.toContain('hunter2');
  });

  it('never appear when a configuration is printed', () => {
    const printed = inspect(load({ TOKEN_SECRET: STRONG }), { depth: 9, showHidden: true });

    expect(printed).not.toContain(STRONG);
    expect(JSON.stringify(load({ TOKEN_SECRET: STRONG }))).not.toContain(STRONG);
  });

  it('are made once, kept, and readable by their owner alone', () => {
    const root = aRoot();

    const first = loadConfig(root, { DEMO: 'false' });
    const second = loadConfig(root, { DEMO: 'false' });

    expect(second.tokenSecret.equals(first.tokenSecret)).toBe(true);
    expect(second.dataKey.equals(first.dataKey)).toBe(true);
    expect(second.receiptKey.equals(first.receiptKey)).toBe(true);
    expect(first.receiptKey.asymmetricKeyType).toBe('ed25519');
    expect(second.setupSecret).toBe(first.setupSecret);
    expect(first.dataKey.symmetricKeySize).toBe(32);
    for (const name of ['token-secret', 'data-key', 'receipt-key', 'setup-secret']) {
      expect(statSync(join(root, '.data/keys', name)).mode & 0o777).toBe(0o600);
    }
    expect(statSync(join(root, '.data/keys')).mode & 0o777).toBe(0o700);
  });

  it('differ between two installations', () => {
    expect(load({}).tokenSecret.equals(load({}).tokenSecret)).toBe(false);
  });

  it('are taken from the environment where it has them, without touching the disk', () => {
    const root = aRoot();
    const dataKey = Buffer.from(Array.from({ length: 32 }, (_, index) => (index * 37) % 256));

    const config = loadConfig(root, {
      TOKEN_SECRET: STRONG,
      DATA_KEY: dataKey.toString('base64'),
      RECEIPT_KEY: dataKey.toString('base64'),
    });

    expect(config.tokenSecret.export().toString()).toBe(STRONG);
    expect(config.dataKey.export()).toEqual(dataKey);
    expect(() => statSync(join(root, '.data'))).toThrow('ENOENT');
  });

  it('are not made anew when a key file is empty or spoilt: what it encrypted would be lost', () => {
    const root = aRoot();
    loadConfig(root, {});
    const path = join(root, '.data/keys/data-key');

    writeFileSync(path, '');
    expect(() => loadConfig(root, {})).toThrow(`密钥文件 ${path} 是空的`);
    writeFileSync(path, 'spoilt');
    expect(() => loadConfig(root, {})).toThrow(`密钥文件 ${path} 已损坏`);
  });
});

describe('the list of keys', () => {
  const keys = Object.keys(EnvironmentSchema.properties);

  it('is what .env.example holds: regenerate with node scripts/documents/print-config.mjs --env', () => {
    const printed = runScript('documents/print-config.mjs', ['--env']);

    expect(readFileSync(join(ROOT, '.env.example'), 'utf8')).toBe(printed.output);
  });

  it('changes nothing when .env.example is copied with every line switched on', () => {
    const example = readFileSync(join(ROOT, '.env.example'), 'utf8').replace(/^# (?=[A-Z_]+=)/gm, '');

    expect(Object.keys(parseEnv(example)).sort()).toEqual([...keys].sort());
    expect(load({}, example)).toMatchObject({ port: 8000, demo: true, databaseUrl: null });
  });

  it('prints as a table of Markdown with one row for each', () => {
    const table = runScript('documents/print-config.mjs', ['--table']);

    for (const key of keys)
      expect(table.output).toMatch(new RegExp(`^\\| \`${key}\` \\| .+ \\| .+ \\|$`, 'm'));
  });
});
