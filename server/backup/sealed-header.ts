import { createHmac, hkdfSync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { badBackup } from './backup-fault';
import type { BackupSecret } from './backup-secret';
import type { ByteReader } from './byte-reader';

const deriveByScrypt = promisify<Buffer, Buffer, number, object, Buffer>(scrypt);

/** Nothing is kept secret in here: how the key comes about, and a check whether it is the right one. */
interface Header {
  secret: BackupSecret['kind'];
  salt: Buffer;
  /** log2 of scrypt's cost. */
  cost: number;
}

const MAGIC = Buffer.from('KCBACKUP1\n');
const SALT_BYTES = 32;
const CHECK_BYTES = 32;
const HEADER_BYTES = MAGIC.length + 2 + SALT_BYTES;
const KINDS = ['passphrase', 'key'] as const;
/** 128 MB and about 0.3 seconds per guess, which makes passphrases slow to guess; one backup hardly notices. */
const COST = 17;
/** A forged header must not be able to take all memory of the machine. */
const COST_MAX = 20;
const BLOCK = 8;

const encode = ({ secret, cost, salt }: Header): Buffer =>
  Buffer.concat([MAGIC, Buffer.from([KINDS.indexOf(secret), cost]), salt]);

function decode(bytes: Buffer): Header {
  const magic = bytes.subarray(0, MAGIC.length);
  if (!magic.equals(MAGIC)) throw badBackup('这不是开创专项的备份文件，或文件的开头已损坏。');
  if (bytes.length < HEADER_BYTES) throw badBackup('备份文件不完整：只有开头的一小段。');
  const secret = KINDS[bytes[MAGIC.length] ?? KINDS.length];
  const cost = bytes[MAGIC.length + 1] ?? 0;
  if (!secret || cost < 1 || cost > COST_MAX) throw badBackup('备份文件的开头被改动过或已损坏。');
  return { secret, cost, salt: bytes.subarray(MAGIC.length + 2) };
}

/** The keys depend on every bit of the header: with a changed header nothing can be decrypted. */
async function keysOf(secret: BackupSecret, header: Header): Promise<{ check: Buffer; payload: Buffer }> {
  const { salt, cost } = header;
  const root =
    secret.kind === 'key'
      ? secret.bytes
      : await deriveByScrypt(secret.bytes, salt, 32, {
          N: 2 ** cost,
          r: BLOCK,
          p: 1,
          maxmem: 2 * 128 * BLOCK * 2 ** cost,
        });
  const derive = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', root, encode(header), `kaichuang backup ${purpose}`, 32));
  const check = createHmac('sha256', derive('check')).update(encode(header)).digest();
  return { check, payload: derive('payload') };
}

export async function makeHeader(secret: BackupSecret, cost = COST): Promise<{ head: Buffer; key: Buffer }> {
  const header: Header = { secret: secret.kind, cost, salt: randomBytes(SALT_BYTES) };
  const { check, payload } = await keysOf(secret, header);
  return { head: Buffer.concat([encode(header), check]), key: payload };
}

const OTHER_KIND = {
  passphrase: '这个备份是用口令加密的，请用 BACKUP_PASSPHRASE 或 BACKUP_PASSPHRASE_FILE 给出口令。',
  key: '这个备份是用密钥文件加密的，请用 BACKUP_KEY_FILE 给出密钥文件。',
};

/** Answers the key of what follows, or refuses with the reason. */
export async function readHeader(secret: BackupSecret, reader: ByteReader): Promise<Buffer> {
  const header = decode(await reader.take(HEADER_BYTES));
  const check = await reader.take(CHECK_BYTES);
  if (check.length < CHECK_BYTES) throw badBackup('备份文件不完整：只有开头的一小段。');
  if (header.secret !== secret.kind) throw badBackup(OTHER_KIND[header.secret]);
  const keys = await keysOf(secret, header);
  if (timingSafeEqual(keys.check, check)) return keys.payload;
  throw badBackup(
    secret.kind === 'key'
      ? '备份密钥不对，打不开这个文件。没有改动任何数据。'
      : '备份口令不对，打不开这个文件。没有改动任何数据。',
  );
}
