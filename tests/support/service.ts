import { createSecretKey, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '@server/app';
import type { Config } from '@server/config';
import type { Database } from '@server/db/database';
import { demoAccounts } from '@server/db/demo/demo-accounts';
import { fillDemo } from '@server/db/demo/fill-demo';
import type { LoadGauge } from '@server/plugins/load-gauge';
import { receiptKeyFrom } from '@server/receipt-key';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { testDatabase } from './database';

// The first file of a run prepares the database that the others copy.
export interface SignedIn {
  headers: { authorization: string; cookie: string };
  accessToken: string;
  refreshToken: string;
}

export interface TestService {
  app: FastifyInstance;
  db: Database;
  config: Config;
  databaseUrl: string;
  /** The clock of the service; assign to move in time. */
  clock: { now: Date };
  /** A fresh session of a demo account (`shenzhiyao`, `xuyingchuan`, `office` …) through the real login. */
  signIn: (login: string, password?: string) => Promise<SignedIn>;
  /** `call('GET', url, { headers, body })`: the parsed answer with its status. */
  call: (method: InjectOptions['method'], url: string, options?: CallOptions) => Promise<Answer>;
  stop: () => Promise<void>;
}
export interface CallOptions {
  headers?: Record<string, string>;
  body?: unknown;
}
export interface Answer {
  status: number;
  /** An answer under test may hold anything. */
  body: ReturnType<typeof JSON.parse>;
  response: LightMyRequestResponse;
}

export interface ServiceOptions {
  now?: Date;
  /** Demo data are filled in unless false; then the service runs in real mode. */
  demo?: boolean;
  config?: Partial<Config>;
  load?: LoadGauge;
}

const testConfig = (directory: string, demo: boolean): Config => ({
  port: 0,
  host: '127.0.0.1',
  databaseUrl: null,
  dataDir: directory,
  uploadDir: join(directory, 'uploads'),
  appDir: join(directory, 'app'),
  demo,
  publicOrigin: 'https://kaichuang.example.cn',
  tokenSecret: createSecretKey(randomBytes(48)),
  dataKey: createSecretKey(randomBytes(32)),
  receiptKey: receiptKeyFrom(randomBytes(32)),
  retiredReceiptKeys: [],
  setupSecret: demo ? null : randomBytes(18).toString('base64url'),
  trustProxy: 'loopback',
  logLevel: 'silent',
  shutdownGraceMs: 1000,
  dbPoolMax: 10,
  statementTimeoutMs: 10_000,
  smtpUrl: null,
  smsGatewayUrl: null,
  clamdUrl: null,
});

const cookieOf = (response: LightMyRequestResponse): string =>
  response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

const answerOf = (response: LightMyRequestResponse): Answer => {
  const isJson = String(response.headers['content-type']).includes('json');
  return { status: response.statusCode, body: isJson ? response.json() : response.body, response };
};

/** The whole service on a database of its own: `beforeAll(async () => { service = await startService(); })`. */
export const startService = async (options: ServiceOptions = {}): Promise<TestService> => {
  const { demo = true } = options;
  const database = await testDatabase();
  const directory = mkdtempSync(join(tmpdir(), 'kaichuang-service-'));
  const config: Config = { ...testConfig(directory, demo), ...options.config };
  const clock = { now: options.now ?? new Date() };
  const db = database.db;
  if (demo) await fillDemo(db, config);
  const app = await build({ config, db, now: () => clock.now, ...(options.load && { load: options.load }) });

  const call: TestService['call'] = async (method, url, { headers = {}, body } = {}) =>
    answerOf(
      await app.inject({
        method,
        url,
        headers,
        ...(body === undefined ? {} : { payload: body as Record<string, unknown> }),
      }),
    );

  const signIn: TestService['signIn'] = async (login, given) => {
    const password = given ?? demoAccounts.find((account) => account.login === login)?.password ?? '';
    const { status, body, response } = await call('POST', '/prod-api/auth/login', {
      body: { username: login, password },
    });
    if (status !== 200) throw new Error(`login of ${login} failed: ${JSON.stringify(body)}`);
    const { access_token: accessToken, refresh_token: refreshToken } = body.data;
    return {
      accessToken,
      refreshToken,
      headers: { authorization: `Bearer ${accessToken}`, cookie: cookieOf(response) },
    };
  };

  return {
    app,
    db,
    config,
    databaseUrl: database.url,
    clock,
    signIn,
    call,
    stop: async () => {
      await app.close();
      await database.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
