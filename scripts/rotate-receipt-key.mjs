// A new key for receipts. The old one is kept by its public half only, which proves what it signed until now.
import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_BYTES = 32;
// Until the service restarts it keeps signing with the old key, and these last receipts must be valid as well.
const GRACE_MS = 15 * 60_000;

const publicHalf = (seed) => {
  const key = Buffer.concat([PKCS8_HEAD, Buffer.from(seed, 'base64')]);
  const spki = createPublicKey(createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
  return spki.export({ format: 'der', type: 'spki' }).subarray(-PUBLIC_BYTES).toString('base64');
};
const newSeed = () => randomBytes(PUBLIC_BYTES).toString('base64');

const root = resolve(fileURLToPath(import.meta.url), '../..');
const dotEnv = join(root, '.env');
const settings = { ...(existsSync(dotEnv) ? parseEnv(readFileSync(dotEnv, 'utf8')) : {}), ...process.env };
const until = new Date(Date.now() + GRACE_MS).toISOString();

if (settings.RECEIPT_KEY) {
  const retired = [settings.RECEIPT_RETIRED_KEYS, `${publicHalf(settings.RECEIPT_KEY)}@${until}`].filter(
    Boolean,
  );
  console.log('密钥由 RECEIPT_KEY 给出。把各台机器的这两项改成下面的值，然后销毁旧的 RECEIPT_KEY：\n');
  console.log(`RECEIPT_KEY=${newSeed()}`);
  console.log(`RECEIPT_RETIRED_KEYS=${retired.join(',')}`);
} else {
  const folder = join(resolve(root, settings.DATA_DIR || '.data'), 'keys');
  const path = join(folder, 'receipt-key');
  if (!existsSync(path)) {
    console.error(`没有找到 ${path}。请先启动一次服务，或用 DATA_DIR 指出数据目录。`);
    process.exit(1);
  }
  const old = readFileSync(path, 'utf8').trim();
  // First the old public key, then the new private key, so that an interruption in between loses nothing.
  appendFileSync(join(folder, 'receipt-retired'), `${publicHalf(old)}@${until}\n`, { mode: 0o600 });
  writeFileSync(`${path}.new`, `${newSeed()}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
  console.log(`已换用新的回执密钥；旧密钥只留下公钥，记在 ${join(folder, 'receipt-retired')}。`);
}
console.log(`\n请在 ${until} 之前重启全部服务进程：旧密钥在那之后签的回执不再算数。`);
