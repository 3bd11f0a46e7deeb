import { Refusal } from '@contract/refusal';
import { say } from '@contract/sentences/sentence';
import { asWritten } from '@contract/word';
import { badRequest, conflict } from '@server/errors/app-error';
import { registerErrors } from '@server/plugins/errors';
import { type TestDatabase, testDatabase } from '@tests/support/database';
import fastify, { type FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await testDatabase({ migrated: false });
  app = fastify();
  app.setNotFoundHandler(registerErrors(app));
  app.get('/prod-api/slow', async () => {
    const client = await database.db.pool.connect();
    try {
      await client.query('set statement_timeout = 50');
      await client.query('select pg_sleep(5)');
    } finally {
      client.release(true);
    }
  });
  app.get<{ Params: { code: string } }>('/prod-api/code/:code', async ({ params: { code } }) => {
    throw Object.assign(new Error('of the database or the system'), { code, syscall: 'open' });
  });
  app.get('/prod-api/teapot', async () => {
    throw Object.assign(new Error('short and stout'), { statusCode: 418, code: 'TEAPOT' });
  });
  app.get('/api/closed', async () => {
    throw conflict(say('apply.closed', { at: '2027-01-31 17:00' }));
  });
  app.get('/prod-api/fields', async () => {
    const fields = [
      { path: 'body.a', said: say('field.max_length', { limit: 4 }) },
      { path: 'body.b', said: asWritten('字典里的说明') },
    ];
    throw badRequest('request.invalid', { fields });
  });
  app.get('/prod-api/secret', async () => {
    throw new Error('password=hunter2');
  });
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = async (url: string) => {
  const reply = await app.inject(url);
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
};

describe('a failure', () => {
  it('of a statement that ran too long is a busy service, not a broken one [req:fault-f07]', async () => {
    const { status, headers, body } = await get('/prod-api/slow');

    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('2');
    expect(body).toMatchObject({ code: 503, errorCode: 'db.slow', msg: '抱歉，服务维护或繁忙，请稍后重试' });
  });

  it.each([
    ['40001', 503, 'db.busy'],
    ['40P01', 503, 'db.busy'],
    ['55P03', 503, 'db.busy'],
    ['57P03', 503, 'db.unavailable'],
    ['53300', 503, 'db.unavailable'],
    ['ECONNREFUSED', 503, 'db.unavailable'],
    ['EMFILE', 503, 'files.busy'],
  ])('with %s passes: whoever asks is told when to come again', async (code, status, errorCode) => {
    const { headers, ...answer } = await get(`/prod-api/code/${code}`);

    expect(answer).toMatchObject({ status, body: { errorCode, msg: '抱歉，服务维护或繁忙，请稍后重试' } });
    expect(headers['retry-after']).toBe('2');
  });

  it.each([
    ['53100', 'db.full'],
    ['25006', 'db.full'],
    ['ENOSPC', 'storage.full'],
    ['EDQUOT', 'storage.full'],
  ])(
    'with %s says that there is no room, not that something broke [req:fault-f10 req:fault-f11]',
    async (code, errorCode) => {
      const { status, body } = await get(`/prod-api/code/${code}`);

      expect(status).toBe(507);
      expect(body).toMatchObject({ errorCode, msg: '服务器存储空间不足，暂时无法保存，请稍后重试' });
    },
  );

  it('of the framework keeps its status, also one that has no text of its own', async () => {
    const { status, body } = await get('/prod-api/teapot');

    expect(status).toBe(418);
    expect(body).toMatchObject({ code: 418, errorCode: 'TEAPOT', msg: '请求内容有误，请检查后重试' });
  });

  it('says its sentence in Chinese, and which one it is for readers of other languages', async () => {
    const { body } = await get('/api/closed');

    expect(body).toMatchObject({
      status: -1,
      message: '批次已于 2027-01-31 17:00截止',
      errorMessage: '批次已于 2027-01-31 17:00截止',
      errorCode: 'apply.closed',
      sentence: { id: 'said.apply.closed', params: { at: '2027-01-31 17:00' } },
    });
  });

  it('says what is wrong with each field, some of it in words that came with the data', async () => {
    const { body } = await get('/prod-api/fields');

    expect(body.data).toEqual({
      fields: [
        { path: 'body.a', message: '最多 4 个字符' },
        { path: 'body.b', message: '字典里的说明' },
      ],
    });
    expect(body.sentence).toEqual({
      id: 'said.request.invalid',
      fields: [{ id: 'said.field.max_length', params: { limit: 4 } }, null],
    });
  });

  it.each([['/api/closed'], ['/prod-api/fields'], ['/prod-api/secret'], ['/prod-api/slow'], ['/nowhere']])(
    'at %s is what the contract calls a refusal',
    async (url) => {
      expect(Value.Check(Refusal, (await get(url)).body)).toBe(true);
    },
  );

  it('of ours tells nothing but a trace id', async () => {
    const { status, body } = await get('/prod-api/secret');

    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('hunter2');
    expect(body.traceId).toEqual(expect.any(String));
  });
});
