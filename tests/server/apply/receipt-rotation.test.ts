import { createPublicKey, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from '@contract/time-units';
import { build } from '@server/app';
import { type Config, loadConfig } from '@server/config/config';
import { keyIdOf, receiptKeyFrom } from '@server/crypto/receipt-key';
import { keyringOf, readRetiredKey } from '@server/crypto/receipt-keyring';
import { anApplicant, clearApplications } from '@tests/support/anApplicant';
import { runScript } from '@tests/support/run-script';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'kaichuang-rotation-'));
  service = await startService();
});
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true });
  await service.stop();
});

const newKey = () => receiptKeyFrom(randomBytes(32));

/** The same service after a restart with other keys. */
const underKeys = async (keys: Pick<Config, 'receiptKey' | 'retiredReceiptKeys'>) => {
  const config = { ...service.config, ...keys };
  const app = await build({ config, db: service.db, now: () => service.clock.now });
  return {
    verify: async (code: string) => {
      const answer = await app.inject({ url: `/prod-api/cms/open/verify/${code}` });
      return { status: answer.statusCode, data: answer.json().data };
    },
    close: () => app.close(),
  };
};
const aReceipt = async (): Promise<string> => {
  await clearApplications(service);
  await service.db.pool.query("update receipt_head set sequence = 0, hash = ''");
  const shen = await anApplicant(service, 'shenzhiyao');
  const { id } = await shen.filed();
  return (await shen.send('GET', `/${id}/receipt`)).body.data.code;
};

test('a receipt stays proved after the key was changed, with the key that signed it', async () => {
  const code = await aReceipt();
  const old = createPublicKey(service.config.receiptKey);
  const until = new Date(service.clock.now.getTime() + HOUR_MS);

  const after = await underKeys({ receiptKey: newKey(), retiredReceiptKeys: [{ key: old, until }] });
  const { status, data } = await after.verify(code);
  await after.close();

  expect(status).toBe(200);
  expect(data.keyId).toBe(keyIdOf(old));
  expect(createPublicKey(data.publicKey).equals(old)).toBe(true);
});

test('a receipt that bears a retired key after its last day is refused', async () => {
  const code = await aReceipt();
  const old = createPublicKey(service.config.receiptKey);
  const until = new Date(service.clock.now.getTime() - HOUR_MS);

  const after = await underKeys({ receiptKey: newKey(), retiredReceiptKeys: [{ key: old, until }] });
  const { status } = await after.verify(code);
  await after.close();

  expect(status).toBe(409);
});

test('changing the key file keeps the public half of the old one, twice in a row', () => {
  const DATA_DIR = join(directory, 'files');
  const load = () => loadConfig(directory, { DATA_DIR });
  const first = load();

  const said = runScript('rotate-receipt-key.mjs', [], { DATA_DIR, RECEIPT_KEY: '' });
  const second = load();
  runScript('rotate-receipt-key.mjs', [], { DATA_DIR, RECEIPT_KEY: '' });
  const third = load();

  expect(said).toMatchObject({ status: 0, output: expect.stringContaining('重启全部服务进程') });
  const ids = [first, second, third].map(({ receiptKey }) => keyIdOf(receiptKey));
  expect(new Set(ids).size).toBe(3);
  expect(ids.map((id) => keyringOf(third)(id, new Date()) !== undefined)).toEqual([true, true, true]);
  const kept = join(DATA_DIR, 'keys/receipt-retired');
  expect(statSync(kept).mode & 0o777).toBe(0o600);
  const seed = Buffer.from(first.receiptKey.export({ format: 'jwk' }).d ?? '', 'base64url').toString(
    'base64',
  );
  expect(readFileSync(kept, 'utf8')).not.toContain(seed);
});

test('a key of the environment is changed by two lines that the service takes', () => {
  const seed = randomBytes(32);

  const { output } = runScript('rotate-receipt-key.mjs', [], { RECEIPT_KEY: seed.toString('base64') });
  const lines = Object.fromEntries([...output.matchAll(/^(RECEIPT_\w+)=(\S+)$/gm)].map((m) => [m[1], m[2]]));
  const config = loadConfig(directory, { ...lines, DATA_DIR: join(directory, 'environment') });

  expect(keyIdOf(config.receiptKey)).not.toBe(keyIdOf(receiptKeyFrom(seed)));
  expect(keyringOf(config)(keyIdOf(receiptKeyFrom(seed)), new Date())).toBeDefined();
});

test.each(['', 'abc', 'AAAA@2026-11-21T00:00:00Z', `${Buffer.alloc(32, 7).toString('base64')}@soon`])(
  'what is no retired key is not taken for one: %s',
  (text) => {
    expect(readRetiredKey(text)).toBeNull();
  },
);
