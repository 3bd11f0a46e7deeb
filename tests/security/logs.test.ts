import { Writable } from 'node:stream';
import { loggedPath, logSerializers } from '@server/logging/log-serializers';
import { registerRequestLog } from '@server/plugins/request-log';
import fastify, { LogController } from 'fastify';

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
    ['/api/users/accounts/42.json', '/api/users/accounts/42.json'],
  ])('of %s names %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });

  it('is one line that tells the outcome, and holds neither token nor cookie nor number', async () => {
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
    app.get('/prod-api/auth/checkPhone/:phone', async () => 'ok');
    await app.inject({
      url: '/prod-api/auth/checkPhone/13900000001?proof=SECRET-PROOF',
      headers: { authorization: 'Bearer SECRET-TOKEN', cookie: 'device=SECRET-COOKIE' },
    });
    await app.close();

    expect(log.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(log)).toMatchObject({
      req: { method: 'GET', path: '/prod-api/auth/checkPhone/***' },
      res: { statusCode: 200 },
      ms: expect.any(Number),
    });
    expect(log).not.toMatch(/13900000001|SECRET/);
  });
});
