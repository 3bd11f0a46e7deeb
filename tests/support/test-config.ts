import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '@server/config/config';
import { receiptKeyFrom } from '@server/crypto/receipt-key';

const keyBytes = (purpose: string): Buffer => createHash('sha256').update(`tests: ${purpose}`).digest();

/** Fixed keys, because what they have encrypted and signed is copied from database to database. */
export const TEST_KEYS = { data: keyBytes('data key'), receipt: keyBytes('receipt key') };

export const testConfig = (directory: string, demo: boolean): Config => ({
  port: 0,
  host: '127.0.0.1',
  databaseUrl: null,
  databaseDirectUrl: null,
  databaseReadUrl: null,
  dataDir: directory,
  uploadDir: join(directory, 'uploads'),
  store: null,
  appDir: join(directory, 'app'),
  demo,
  publicOrigin: 'https://kaichuang.example.cn',
  tokenSecret: createSecretKey(randomBytes(48)),
  dataKey: createSecretKey(TEST_KEYS.data),
  receiptKey: receiptKeyFrom(TEST_KEYS.receipt),
  retiredReceiptKeys: [],
  setupSecret: demo ? null : randomBytes(18).toString('base64url'),
  trustProxy: 'loopback',
  logLevel: 'silent',
  shutdownGraceMs: 1000,
  dbPoolMax: 10,
  dbPrepared: true,
  statementTimeoutMs: 10_000,
  smtpUrl: null,
  smsGatewayUrl: null,
  clamdUrl: null,
  metrics: null,
  tracesUrl: null,
});
