import { readFileSync } from 'node:fs';
import type { Variables } from '@server/config/environment';
import { isStrongSecret } from '@server/crypto/known-secrets';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';

/** What a backup is encrypted with: a passphrase, or 32 random bytes in a file. */
export interface BackupSecret {
  kind: 'passphrase' | 'key';
  bytes: Buffer;
}

const PASSPHRASE_BYTES = 16;
const KEY_BYTES = 32;
export const SECRET_VARIABLES = ['BACKUP_PASSPHRASE', 'BACKUP_PASSPHRASE_FILE', 'BACKUP_KEY_FILE'] as const;

const refuse = (message: string, cause?: unknown): StartupError =>
  new StartupError(message, EXIT_CODES.badConfig, { cause });

function readSecretFile(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw refuse(`读不到 ${name} 指定的文件 ${path}（${(error as NodeJS.ErrnoException).code}）。`, error);
  }
}

function passphrase(text: string): BackupSecret {
  if (isStrongSecret(text, PASSPHRASE_BYTES))
    return { kind: 'passphrase', bytes: Buffer.from(text.normalize()) };
  throw refuse(`备份口令太弱：至少 ${PASSPHRASE_BYTES} 个字符且不常见，可用 openssl rand -base64 24 生成。`);
}

function key(text: string, path: string): BackupSecret {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === KEY_BYTES) return { kind: 'key', bytes };
  throw refuse(`${path} 不是备份密钥：应为 32 个随机字节的 Base64 编码，可用 openssl rand -base64 32 生成。`);
}

/** Never from the command line, where every user of the machine can read it. */
export function readBackupSecret(variables: Variables): BackupSecret {
  const given = SECRET_VARIABLES.filter((name) => variables[name]);
  const [name] = given;
  const text = name && variables[name];
  if (!text || given.length > 1) {
    throw refuse(`请用环境变量给出备份的口令或密钥，三者之中恰好一个：${SECRET_VARIABLES.join('、')}。`);
  }
  if (name === 'BACKUP_PASSPHRASE') return passphrase(text);
  const content = readSecretFile(name, text);
  return name === 'BACKUP_KEY_FILE' ? key(content, text) : passphrase(content);
}
