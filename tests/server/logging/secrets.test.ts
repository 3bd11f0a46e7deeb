import { Writable } from 'node:stream';
import { forbidden, tooMany, unauthorized } from '@server/errors/app-error';
import { loggedPath, logSerializers } from '@server/logging/log-serializers';
import { registerErrors } from '@server/plugins/errors';
import { registerRequestLog } from '@server/plugins/request-log';
import type { Caller } from '@server/security/caller';
import fastify, { type FastifyInstance, LogController } from 'fastify';

describe('the log of a request', () => {
  it.each([
    [
      '/api/accounts/get_verification_code.json?login=13900000001&type=1',
      '/api/accounts/get_verification_code.json',
    ],
    ['/prod-api/auth/checkPhone/13900000001', '/prod-api/auth/checkPhone/***'],
    ['/prod-api/x/99000019900307124X', '/prod-api/x/***'],
    ['/prod-api/x/someone%40example.cn', '/prod-api/x/***'],
    ['/prod-api/cms/open/calendar/SECRET-ADDRESS.ics', '/prod-api/cms/open/calendar/***'],
    ['/prod-api/cms/apply/invitations/K7M3QX', '/prod-api/cms/apply/invitations/***'],
    ['/prod-api/cms/apply/confirmations/K7M3QX/answer', '/prod-api/cms/apply/confirmations/***/answer'],
    ['/api/learning/codes/K7M3Q.json', '/api/learning/codes/***'],
    ['/api/users/accounts/42.json', '/api/users/accounts/42.json'],
  ])('of %s names %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });

  /** The log that a service with these routes writes for a single request. */
  const logOf = async (
    routes: (app: FastifyInstance) => unknown,
    ask: { url: string; headers?: Record<string, string> },
  ): Promise<string> => {
    let log = '';
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        log += chunk.toString();
        done();
      },
    });
    const logger = { level: 'info', stream, serializers: logSerializers };
    const app = fastify({ logger, logController: new LogController({ disableRequestLogging: true }) });
    registerRequestLog(app);
    registerErrors(app);
    app.decorateRequest('caller', null);
    await routes(app);
    await app.inject(ask);
    await app.close();
    return log;
  };
  const linesOf = (log: string) =>
    log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  it('is one line that tells the outcome, and holds neither token nor cookie nor number', async () => {
    const log = await logOf((app) => app.get('/prod-api/auth/checkPhone/:phone', async () => 'ok'), {
      url: '/prod-api/auth/checkPhone/13900000001?proof=SECRET-PROOF',
      headers: { authorization: 'Bearer SECRET-TOKEN', cookie: 'device=SECRET-COOKIE' },
    });

    expect(linesOf(log)).toEqual([
      expect.objectContaining({
        time: expect.any(Number),
        reqId: expect.any(String),
        req: { method: 'GET', path: '/prod-api/auth/checkPhone/***', ip: '127.0.0.1' },
        res: { statusCode: 200 },
        ms: expect.any(Number),
      }),
    ]);
    expect(log).not.toMatch(/13900000001|SECRET/);
  });

  it.each([
    [401, unauthorized()],
    [403, forbidden()],
    [429, tooMany('http.429', 60)],
  ])('tells who was refused with %s', async (statusCode, refusal) => {
    const log = await logOf(
      (app) =>
        app.get('/prod-api/cms/period/list', async (request) => {
          request.caller = { accountId: 7 } as Caller;
          throw refusal;
        }),
      { url: '/prod-api/cms/period/list' },
    );

    expect(linesOf(log)).toEqual([
      expect.objectContaining({
        account: 7,
        res: { statusCode },
        req: expect.objectContaining({ method: 'GET' }),
      }),
    ]);
  });

  it('has the cause of what nobody expected, under the number that was answered', async () => {
    const log = await logOf(
      (app) =>
        app.get('/prod-api/x', async () => {
          throw new Error('the disk is on fire');
        }),
      { url: '/prod-api/x' },
    );

    const [cause, request] = linesOf(log);
    expect(cause).toMatchObject({
      level: 50,
      err: { message: 'the disk is on fire', stack: expect.any(String) },
    });
    expect(request).toMatchObject({ reqId: cause.reqId, res: { statusCode: 500 } });
  });

  it('cannot be made to begin a line of its own', async () => {
    const forged = '\n{"level":30,"msg":"request","res":{"statusCode":200}}\r\n';
    const log = await logOf(
      (app) =>
        app.get('/prod-api/*', async ({ headers }) => {
          throw new Error(`${forged}${headers['x-forged']}`);
        }),
      { url: `/prod-api/${encodeURIComponent(forged)}`, headers: { 'x-forged': forged.trim().slice(0, -1) } },
    );

    expect(linesOf(log).map(({ res, err }) => [res?.statusCode, err !== undefined])).toEqual([
      [undefined, true],
      [500, false],
    ]);
    expect(log).not.toContain('\r');
  });
});
