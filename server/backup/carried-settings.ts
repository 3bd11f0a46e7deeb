import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keyPath } from '@server/config/config';
import type { EnvironmentKey } from '@server/config/config-schema';
import type { Variables } from '@server/config/environment';
import { ensureOwnDirectory, readIfThere } from '@server/crypto/key-file';
import { splitRetiredKeys } from '@server/crypto/receipt-keyring';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import { badBackup } from './backup-fault';

/** Each key has two places: the environment, or a file of the data directory. A backup holds the one that counts. */
const PLACES = {
  TOKEN_SECRET: 'token-secret',
  DATA_KEY: 'data-key',
  RECEIPT_KEY: 'receipt-key',
  SETUP_SECRET: 'setup-secret',
} as const;
type KeyVariable = keyof typeof PLACES;
const KEY_VARIABLES = Object.keys(PLACES) as KeyVariable[];
/** Without these two keys the backed-up data could be neither decrypted nor proved. */
const NEEDED: KeyVariable[] = ['DATA_KEY', 'RECEIPT_KEY'];

/** Paths and addresses of the old machine, which need not hold on the new one; they are restored commented out. */
const OF_THE_MACHINE: EnvironmentKey[] = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'DATA_DIR',
  'UPLOAD_DIR',
  'STORAGE_URL',
  'STORAGE_ACCESS_KEY',
  'STORAGE_SECRET_KEY',
  'APP_DIR',
];

const Text = Type.String();
const CarriedSettings = Type.Object({
  keys: Type.Partial(
    Type.Object({ TOKEN_SECRET: Text, DATA_KEY: Text, RECEIPT_KEY: Text, SETUP_SECRET: Text }),
  ),
  retiredReceiptKeys: Type.Array(Text),
  /** Everything that was set, whether in the environment or in `.env`. */
  environment: Type.Record(Text, Text),
});
export type CarriedSettings = Static<typeof CarriedSettings>;

export const readSettings = (text: string): CarriedSettings => {
  const value: unknown = JSON.parse(text);
  if (Value.Check(CarriedSettings, value)) return value;
  throw badBackup('备份里的密钥与配置无法识别，不能使用。');
};

/** Refuses a missing key instead of making one: a new key could not decrypt what the backup holds. */
export function collectSettings(dataDir: string, given: Variables): CarriedSettings {
  const keys: CarriedSettings['keys'] = {};
  for (const name of KEY_VARIABLES) {
    const text = given[name] || readIfThere(keyPath(dataDir, PLACES[name]));
    if (text) keys[name] = text;
    else if (NEEDED.includes(name)) {
      throw new StartupError(
        `没有找到 ${name}：环境变量与 .env 里没有，${keyPath(dataDir, PLACES[name])} 也不存在。` +
          '请用启动服务时的同一份配置来备份，否则备份恢复之后读不出已加密的内容。',
        EXIT_CODES.badConfig,
      );
    }
  }
  const environment: Record<string, string> = {};
  for (const [name, text] of Object.entries(given)) {
    if (text && !KEY_VARIABLES.some((key) => key === name)) environment[name] = text;
  }
  const retired = `${given.RECEIPT_RETIRED_KEYS ?? ''}\n${readIfThere(keyPath(dataDir, 'receipt-retired')) ?? ''}`;
  return { keys, retiredReceiptKeys: splitRetiredKeys(retired), environment };
}

/** A key of the environment wins at every start, so one that differs would make the restored data unreadable. */
export function refuseOtherKeys({ keys }: CarriedSettings, given: Variables): void {
  const other = NEEDED.filter((name) => given[name] && given[name] !== keys[name]);
  if (other.length === 0) return;
  throw new StartupError(
    `这台机器的 ${other.join('、')} 与备份里的不同。请先从环境变量或 .env 中去掉它，或改成原来的值。没有改动任何数据。`,
    EXIT_CODES.badConfig,
  );
}

const writeSecret = (path: string, lines: readonly string[]): void =>
  writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx', flush: true });

/** What the old machine was set to, for its operator to take over line by line. */
function settingLines({ environment }: CarriedSettings): string[] {
  const lines = Object.entries(environment).map(([name, text]) => {
    const line = `${name}='${text}'`;
    return OF_THE_MACHINE.some((each) => each === name) ? `# ${line}` : line;
  });
  return ['# 备份时的配置。核对后并入 .env；注释掉的几行与那台机器有关。密钥已放进 keys/。', ...lines];
}

/** Writes the restored keys, except those that the environment sets. Returns the path of the old configuration. */
export function putSettings(dataDir: string, settings: CarriedSettings, given: Variables): string {
  ensureOwnDirectory(dirname(keyPath(dataDir, 'data-key')), 0o700);
  for (const name of KEY_VARIABLES) {
    const text = settings.keys[name];
    if (text && !given[name]) writeSecret(keyPath(dataDir, PLACES[name]), [text]);
  }
  const retired = settings.retiredReceiptKeys;
  if (retired.length > 0) writeSecret(keyPath(dataDir, 'receipt-retired'), [...new Set(retired)]);
  const path = join(dataDir, 'restored.env');
  writeSecret(path, settingLines(settings));
  return path;
}
