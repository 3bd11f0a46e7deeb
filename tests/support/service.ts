import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '@server/app';
import type { Config } from '@server/config/config';
import type { Database } from '@server/db/database';
import { demoAccounts, demoSuccessor } from '@server/demo/demo-accounts';
import type { LoadGauge } from '@server/deps';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { demoDatabase, testDatabase } from './database';
import { untilAllClosed } from './open-files';
import { testConfig } from './test-config';

// Headers and tokens of a signed-in person.
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
  /** The service's clock; assign to move it. */
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
  config?: Partial<Omit<Config, 'dataKey' | 'receiptKey'>>;
  load?: LoadGauge;
}

const cookieOf = (response: LightMyRequestResponse): string =>
  response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

const answerOf = (response: LightMyRequestResponse): Answer => {
  const isJson = String(response.headers['content-type']).includes('json');
  return { status: response.statusCode, body: isJson ? response.json() : response.body, response };
};

/** The calls with which tests use a service. */
export const callsTo = (app: FastifyInstance): Pick<TestService, 'call' | 'signIn'> => {
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
    const known = [...demoAccounts, demoSuccessor].find((account) => account.login === login);
    const password = given ?? known?.password ?? '';
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
  return { call, signIn };
};

/** The whole service on a database of its own: `beforeAll(async () => { service = await startService(); })`. */
export const startService = async (options: ServiceOptions = {}): Promise<TestService> => {
  const { demo = true } = options;
  const directory = mkdtempSync(join(tmpdir(), 'kaichuang-service-'));
  const database = demo ? await demoDatabase(directory) : await testDatabase();
  const config: Config = { ...testConfig(directory, demo), ...options.config };
  const clock = { now: options.now ?? new Date() };
  const db = database.db;
  const app = await build({ config, db, now: () => clock.now, ...(options.load && { load: options.load }) });
  return {
    app,
    db,
    config,
    databaseUrl: database.url,
    clock,
    ...callsTo(app),
    stop: async () => {
      await app.close();
      await database.drop();
      await untilAllClosed(directory);
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
