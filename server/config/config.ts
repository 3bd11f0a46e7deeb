import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { readIfThere, readOrCreateKeyFile } from '@server/crypto/key-file';
import { receiptKeyFrom } from '@server/crypto/receipt-key';
import { type RetiredKey, readRetiredKey, splitRetiredKeys } from '@server/crypto/receipt-keyring';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import type { Environment } from './config-schema';
import { isDataKey, readEnvironment, type Variables } from './environment';
import { type StoreAddress, storeOf } from './store-address';
import { refuseUnfinishedRestore } from './unfinished-restore';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** `null`: the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same database without the pooler that `databaseUrl` may lead through. */
  readonly databaseDirectUrl: string | null;
  /** Standby hosts, from which public content may be read; `null` if there are none. */
  readonly databaseReadUrl: string | null;
  readonly dataDir: string;
  readonly uploadDir: string;
  /** The object store that holds the files; `null`: they are in `uploadDir`. */
  readonly store: StoreAddress | null;
  /** The built app that the service hands out. */
  readonly appDir: string;
  readonly demo: boolean;
  /** Without a slash at its end. */
  readonly publicOrigin: string;
  /** Key objects do not print themselves: neither a log nor an error report can give them away. */
  readonly tokenSecret: KeyObject;
  /** 32 bytes for AES-256-GCM. */
  readonly dataKey: KeyObject;
  /** Ed25519; signs receipts. Several machines must have the same. */
  readonly receiptKey: KeyObject;
  /** Public halves of earlier receipt keys, so that receipts signed with them can still be verified. */
  readonly retiredReceiptKeys: readonly RetiredKey[];
  /** One-time secret for the first admin; `null` in demo mode, which has accounts of its own. */
  readonly setupSecret: string | null;
  /** As Fastify takes it. */
  readonly trustProxy: string | false;
  readonly logLevel: NonNullable<Environment['LOG_LEVEL']>;
  readonly shutdownGraceMs: number;
  readonly dbPoolMax: number;
  readonly dbPrepared: boolean;
  readonly statementTimeoutMs: number;
  readonly smtpUrl: string | null;
  readonly smsGatewayUrl: string | null;
  readonly clamdUrl: string | null;
  /** Where Prometheus scrapes; `null`: no metrics are collected. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** The collector of traces; `null`: none are made. */
  readonly tracesUrl: string | null;
}

const TOKEN_SECRET_BYTES = 48;
const DATA_KEY_BYTES = 32;
const SETUP_SECRET_BYTES = 18;

/** The address people type: a server on all interfaces is still visited under one name. */
function originOf(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return port === 80 ? `http://${name}` : `http://${name}:${port}`;
}

type KeyName = 'token-secret' | 'data-key' | 'receipt-key' | 'receipt-retired' | 'setup-secret';

export const keyPath = (dataDir: string, name: KeyName): string => join(dataDir, 'keys', name);

/** 32 random bytes, as Base64. */
function readBytes(given: string | undefined, dataDir: string, name: 'data-key' | 'receipt-key'): Buffer {
  const path = keyPath(dataDir, name);
  const text = given ?? readOrCreateKeyFile(path, () => randomBytes(DATA_KEY_BYTES).toString('base64'));
  if (!isDataKey(text)) {
    throw new StartupError(`密钥文件 ${path} 已损坏，请从备份恢复它。`, EXIT_CODES.badConfig);
  }
  return Buffer.from(text, 'base64');
}

/** Retired keys from the environment and from the file that a key rotation writes; both count. */
function retiredKeys(given: string | undefined, path: string): RetiredKey[] {
  return splitRetiredKeys(`${given ?? ''}\n${readIfThere(path) ?? ''}`).map((text) => {
    const key = readRetiredKey(text);
    if (key) return key;
    throw new StartupError(`密钥文件 ${path} 已损坏，请从备份恢复它。`, EXIT_CODES.badConfig);
  });
}

/** A secret of the environment, else the one that the first start wrote into the data directory. */
function secret(given: string | undefined, path: string, bytes: number): string {
  return given ?? readOrCreateKeyFile(path, () => randomBytes(bytes).toString('base64url'));
}

/** Refuses nonsense by throwing a StartupError that names each wrong key. */
export function loadConfig(root = process.cwd(), variables: Variables = process.env): Config {
  const env = readEnvironment(root, variables);
  const dataDir = resolve(root, env.DATA_DIR);
  refuseUnfinishedRestore(dataDir);
  const tokenSecret = secret(env.TOKEN_SECRET, keyPath(dataDir, 'token-secret'), TOKEN_SECRET_BYTES);

  return Object.freeze({
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    dataDir,
    uploadDir: env.UPLOAD_DIR ? resolve(root, env.UPLOAD_DIR) : join(dataDir, 'uploads'),
    store: storeOf(env),
    appDir: resolve(root, env.APP_DIR),
    demo: env.DEMO,
    publicOrigin: env.PUBLIC_ORIGIN?.toLowerCase() ?? originOf(env.HOST, env.PORT),
    tokenSecret: createSecretKey(Buffer.from(tokenSecret)),
    dataKey: createSecretKey(readBytes(env.DATA_KEY, dataDir, 'data-key')),
    receiptKey: receiptKeyFrom(readBytes(env.RECEIPT_KEY, dataDir, 'receipt-key')),
    retiredReceiptKeys: retiredKeys(env.RECEIPT_RETIRED_KEYS, keyPath(dataDir, 'receipt-retired')),
    setupSecret: env.DEMO
      ? null
      : secret(env.SETUP_SECRET, keyPath(dataDir, 'setup-secret'), SETUP_SECRET_BYTES),
    trustProxy: env.TRUST_PROXY === 'false' ? false : env.TRUST_PROXY,
    // A person who tries the product out reads the terminal; a line a request would bury the address.
    logLevel: env.LOG_LEVEL ?? (env.DEMO ? 'warn' : 'info'),
    shutdownGraceMs: env.SHUTDOWN_GRACE_MS,
    dbPoolMax: env.DB_POOL_MAX,
    dbPrepared: env.DB_PREPARED,
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    smtpUrl: env.SMTP_URL ?? null,
    smsGatewayUrl: env.SMS_GATEWAY_URL ?? null,
    clamdUrl: env.CLAMD_URL ?? null,
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  });
}
