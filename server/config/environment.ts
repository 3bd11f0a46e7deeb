import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { isStrongSecret } from '@server/crypto/known-secrets';
import { readRetiredKey, splitRetiredKeys } from '@server/crypto/receipt-keyring';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { type Environment, type EnvironmentKey, EnvironmentSchema, SECRET_KEYS } from './config-schema';
import { areHosts, areStandbys, hostsOf } from './database-hosts';
import { readStoreUrl } from './store-address';

export type Variables = Record<string, string | undefined>;

const TOKEN_SECRET_BYTES = 32;
const DATA_KEY_BYTES = 32;
const SETUP_SECRET_BYTES = 16;
/** 32 random bytes have about 30 distinct values; a key with fewer than this is a pattern. */
const DATA_KEY_DIFFERENT = 16;

const properties: Record<string, TSchema & { expects?: string }> = EnvironmentSchema.properties;
export const environmentKeys = Object.keys(properties) as EnvironmentKey[];

function isUrl(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).hostname !== '';
}

function isDatabaseUrl(value: string): boolean {
  const hosts = hostsOf(value);
  if (hosts.length > 1) return areHosts(hosts);
  return isOneDatabase(value);
}

const isReadUrl = (value: string): boolean => {
  const hosts = hostsOf(value);
  return hosts.every(isOneDatabase) && areStandbys(hosts);
};

function isOneDatabase(value: string): boolean {
  // A Unix socket is named in the query, so the host part may stay empty.
  return URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol);
}

function isOrigin(value: string): boolean {
  return isUrl(value, ['http:', 'https:']) && new URL(value).origin === value.toLowerCase();
}

export function isDataKey(value: string): boolean {
  const bytes = Buffer.from(value, 'base64');
  const isWholeText = bytes.toString('base64').replace(/=+$/, '') === value.replace(/=+$/, '');
  return isWholeText && bytes.length === DATA_KEY_BYTES && new Set(bytes).size >= DATA_KEY_DIFFERENT;
}

function isScanner(value: string): boolean {
  return isUrl(value, ['tcp:']) || (URL.canParse(value) && /^unix:(?:\/\/)?\/[^/]/.test(value));
}

function isAddressRange(item: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(item)) return true;
  const [address = '', bits] = item.split('/');
  const family = isIP(address);
  if (family === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** `true` is refused on purpose: it would let clients forge the address that rate limits are counted by. */
const isProxyTrust = (value: string): boolean =>
  value === 'false' || value.split(',').every((item) => isAddressRange(item.trim()));

/** What a JSON schema cannot say about a value. */
const meaningful: Partial<Record<EnvironmentKey, (value: string) => boolean>> = {
  DATABASE_URL: isDatabaseUrl,
  DATABASE_DIRECT_URL: isDatabaseUrl,
  DATABASE_READ_URL: isReadUrl,
  PUBLIC_ORIGIN: isOrigin,
  TOKEN_SECRET: (value) => isStrongSecret(value, TOKEN_SECRET_BYTES),
  DATA_KEY: isDataKey,
  RECEIPT_KEY: isDataKey,
  RECEIPT_RETIRED_KEYS: (value) => splitRetiredKeys(value).every(readRetiredKey),
  SETUP_SECRET: (value) => isStrongSecret(value, SETUP_SECRET_BYTES),
  TRUST_PROXY: isProxyTrust,
  STORAGE_URL: (value) => readStoreUrl(value) !== null,
  SMTP_URL: (value) => isUrl(value, ['smtp:', 'smtps:']),
  CLAMD_URL: isScanner,
  OTEL_EXPORTER_OTLP_ENDPOINT: (value) => isUrl(value, ['http:', 'https:']),
  SMS_GATEWAY_URL: (value) => isUrl(value, ['http:', 'https:']),
};

/**
 * Converts the text of a variable to the type in its schema; text that does not fit is left as it is and refused later.
 */
function convert(schema: TSchema, text: string): string | number | boolean {
  const type = (schema as { type?: string }).type;
  if (type === 'integer' && /^\d{1,15}$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|1)$/i.test(text)) return true;
  if (type === 'boolean' && /^(false|0)$/i.test(text)) return false;
  return text;
}

function complaint(key: EnvironmentKey, text: string, source: string): string {
  const shown = SECRET_KEYS.has(key) ? '现在的值不符合要求' : `现在是“${text}”`;
  const expected = properties[key]?.expects ?? '';
  // A space separates 汉字 from digits and letters.
  const gap = /^[!-~]/.test(expected) ? ' ' : '';
  return `配置项 ${key} 不正确：应为${gap}${expected}，${shown}（来自${source}）。`;
}

function readDotEnv(root: string): Variables {
  const path = join(root, '.env');
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}

/** The values of these variables, unparsed; the process environment overrides `.env`. */
export function givenVariables(root: string, variables: Variables, names: readonly string[]): Variables {
  const fromFile = readDotEnv(root);
  // Compose files and `.env.example` set keys to nothing; nothing means the default.
  return Object.fromEntries(names.map((name) => [name, variables[name] || fromFile[name] || undefined]));
}

/** Reads the process environment over `.env`. Unknown keys are ignored; all wrong values are refused in one message. */
export function readEnvironment(root: string, variables: Variables): Environment {
  const fromFile = readDotEnv(root);
  const values: Record<string, string | number | boolean> = {};
  const complaints: string[] = [];

  for (const key of environmentKeys) {
    const schema = properties[key];
    // Compose files and `.env.example` set keys to nothing; nothing means the default.
    const text = variables[key] || fromFile[key];
    if (schema === undefined || !text) continue;
    const value = convert(schema, text);
    values[key] = value;
    if (Value.Check(schema, value) && (meaningful[key]?.(text) ?? true)) continue;
    complaints.push(complaint(key, text, variables[key] ? '环境变量' : ' .env 文件'));
  }
  if (complaints.length > 0) {
    throw new StartupError([...complaints, '请改正后重新启动。'].join('\n'), EXIT_CODES.badConfig);
  }
  return Value.Parse(EnvironmentSchema, Value.Default(EnvironmentSchema, values));
}
