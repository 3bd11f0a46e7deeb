import { setHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { stubService } from '@tests/support/stubService';
import { createMemoryHistory, getIntl, getRequestInstance, history } from '@umijs/max';
import { registerNotices } from '@/utils/notices';
import { RequestError } from '@/utils/request-error';
import { storeTokens } from '@/utils/session';
import { forgetAnswers } from './cache';
import { call } from './call';

/** What the contract's types would refuse, such as a row that only this test knows. */
const callAny = call as unknown as (row: string, args?: object) => Promise<unknown>;

const shown: string[] = [];
let service: ReturnType<typeof stubService>;

beforeAll(() => {
  createPluginManager();
  setHistory(createMemoryHistory() as never);
  registerNotices(() =>
    Promise.resolve({
      message: (level, text) => shown.push(`${level}: ${text}`),
      notification: (level, title, text) => shown.push(`${level}: ${title} / ${text}`),
    }),
  );
});

beforeEach(() => {
  shown.length = 0;
  forgetAnswers();
  service = stubService({});
});

const failureOf = async (promise: Promise<unknown>): Promise<RequestError> => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RequestError)) throw new Error(`No RequestError but ${String(error)}`);
  return error;
};

/** The effect of a failure appears a tick after the rejection. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('what a call resolves to', () => {
  it.each([
    ['the data', { code: 200, msg: '操作成功', data: { id: 7 } }, { id: 7 }],
    ['null data', { code: 200, data: null }, null],
    [
      'list and total [call.rule.paginated]',
      { code: 200, rows: [1, 2], total: 12 },
      { list: [1, 2], total: 12 },
    ],
    [
      'list and total with what stands beside them',
      { code: 200, rows: [], total: 0, topics: ['申报'] },
      { list: [], total: 0, topics: ['申报'] },
    ],
    [
      'the fields beside code and msg',
      { code: 200, msg: 'ok', success: true, user: { userId: 1 }, permissions: [] },
      { user: { userId: 1 }, permissions: [] },
    ],
    [
      'the fields beside status and message, unchanged [call.rule.accountUnchanged]',
      { status: 0, message: 'success', avatar_url: 'a.png' },
      { avatar_url: 'a.png' },
    ],
    ['the fields of an answer that says 1 for success', { status: 1, message: 'success' }, {}],
  ])('is %s', async (_, body, expected) => {
    service.answer('GET /api/thing.json', { body });

    expect(await callAny('GET /api/thing.json')).toEqual(expected);
  });
});

describe('what a call sends', () => {
  it('fills the path, encoded', async () => {
    service.answer('GET /api/users/accounts/{login}.json', { body: { status: 0 } });

    await callAny('GET /api/users/accounts/{login}.json', { params: { login: 'a/b 沈' } });

    expect(service.requests[0]?.path).toBe(`/api/users/accounts/${encodeURIComponent('a/b 沈')}.json`);
  });

  it('refuses to call another address when a part of the path is missing', async () => {
    await expect(callAny('GET /api/things/{id}.json', { params: { id: '' } })).rejects.toThrow('"id"');

    expect(service.requests).toEqual([]);
  });

  it('repeats the key of an array and skips empty values [call.rule.arrays] [call.rule.emptySkipped]', async () => {
    service.answer('GET /api/thing.json', { body: { status: 0 } });

    await callAny('GET /api/thing.json', { query: { type: ['a', 'b'], keyword: '', page: 0, none: null } });

    expect(service.requests[0]?.query.toString()).toBe('type=a&type=b&page=0');
  });

  it('writes name[] for back ends that want brackets', async () => {
    service.answer('GET /api/thing.json', { body: { status: 0 } });

    await callAny('GET /api/thing.json', { query: { ids: [1, 2] }, arrayFormat: 'brackets' });

    expect(service.requests[0]?.query.getAll('ids[]')).toEqual(['1', '2']);
  });

  it.each([['POST'], ['PUT'], ['PATCH'], ['DELETE']])(
    'writes the body of a %s as JSON [call.rule.json]',
    async (method) => {
      service.answer(`${method} /api/thing.json`, { body: { status: 0 } });

      await callAny(`${method} /api/thing.json`, { body: { ids: [1, 2] } });

      expect(service.requests[0]?.body).toEqual({ ids: [1, 2] });
      expect(service.requests[0]?.headers['content-type']).toContain('application/json');
    },
  );

  it('goes with the cookies of the service, on another host as well [call.rule.credentials]', async () => {
    service.answer('GET /api/thing.json', { body: { status: 0 } });

    await callAny('GET /api/thing.json');

    expect(service.requests[0]?.withCredentials).toBe(true);
  });

  it('keeps null in a body, so that a cleared field is really cleared', async () => {
    service.answer('PUT /api/thing.json', { body: { status: 0 } });

    await callAny('PUT /api/thing.json', { body: { title: null, note: '' } });

    expect(service.requests[0]?.body).toEqual({ title: null, note: '' });
    expect(service.requests[0]?.headers['content-type']).toContain('application/json');
  });

  it('carries the bearer credential, and none for a visitor [entity.session.credential] [call.rule.bearer]', async () => {
    service.answer('GET /api/thing.json', { body: { status: 0 } });

    await callAny('GET /api/thing.json');
    storeTokens({ accessToken: 'abc', refreshToken: 'r', expireTime: 1 });
    await callAny('GET /api/thing.json');

    expect(service.requests.map(({ headers }) => headers['authorization'])).toEqual([
      undefined,
      'Bearer abc',
    ]);
  });

  it.each([
    ['as long as the network does [constant.requestTimeout]', {}, 0],
    ['as long as it was asked to', { timeout: 8000 }, 8000],
  ])('waits %s', async (_, options, expected) => {
    const timeouts: unknown[] = [];
    const id = getRequestInstance().interceptors.request.use((config) => {
      timeouts.push(config.timeout);
      return config;
    });
    service.answer('GET /api/thing.json', { body: { status: 0 } });

    await callAny('GET /api/thing.json', options);
    getRequestInstance().interceptors.request.eject(id);

    expect(timeouts).toEqual([expected]);
  });

  it('carries the idempotency key of a creation', async () => {
    service.answer('POST /api/thing.json', { body: { status: 0 } });

    await callAny('POST /api/thing.json', { body: {}, idempotencyKey: 'k-1' });

    expect(service.requests[0]?.headers['idempotency-key']).toBe('k-1');
  });

  it('creates once what is asked for again after silence, and again what was answered', async () => {
    const ask = (text: string) => callAny('POST /api/thing.json', { body: { text }, once: true });
    const keys = () => service.requests.map(({ headers }) => headers['idempotency-key']);
    service.answer('POST /api/thing.json', { status: 0 });
    await expect(ask('one')).rejects.toThrow();
    await expect(ask('other')).rejects.toThrow();
    service.answer('POST /api/thing.json', { body: { status: 0 } });
    await ask('one');
    await ask('one');

    const [silent, other, again, anew] = keys();
    expect(again).toBe(silent);
    expect(new Set([silent, other, anew]).size).toBe(3);
  });

  it('takes a creation that was refused for done with', async () => {
    const ask = () => callAny('POST /api/thing.json', { body: {}, once: true, shownBy: 'form' });
    service.answer('POST /api/thing.json', { status: 422, body: { status: 422, message: '还缺名称' } });
    await expect(ask()).rejects.toThrow();
    await expect(ask()).rejects.toThrow();

    const [first, second] = service.requests.map(({ headers }) => headers['idempotency-key']);
    expect(first).not.toBe(second);
  });
});

describe('a call that fails', () => {
  it.each([
    ['leads to the page that says so', undefined, '/404'],
    ['is left to whoever shows it', 'page', '/'],
  ] as const)('about a number that no address names asks nobody, and %s', async (_, shownBy, path) => {
    history.push('/');
    const { failure, acted } = await failureOf(
      call('GET /prod-api/cms/demand/{id}', { params: { id: Number.NaN }, shownBy }),
    );

    expect(failure).toMatchObject({ kind: 'reply', code: 404 });
    expect(acted).toBe(shownBy ? null : 'left');
    expect(history.location.pathname).toBe(path);
    expect(service.requests).toEqual([]);
  });

  it('rejects and shows one effect, with HTTP 200 and a code in the body [call.rule.envelope]', async () => {
    service.answer('GET /prod-api/thing', { body: { code: 500, msg: '操作失败' } });

    const error = await failureOf(callAny('GET /prod-api/thing'));
    await settled();

    expect(error.failure).toMatchObject({ code: 500, serverMessage: '操作失败' });
    expect(shown).toEqual(['error: 提示 / 操作失败']);
  });

  it('rejects and shows one effect, with a truthful status and the same in the body [error.http.rejects]', async () => {
    service.answer('GET /prod-api/thing', {
      status: 409,
      body: {
        code: 409,
        msg: '已被修改',
        success: false,
        errorMessage: '已被修改',
        showType: 2,
        data: { version: 4 },
      },
    });

    const error = await failureOf(callAny('GET /prod-api/thing'));
    await settled();

    expect(error.body).toMatchObject({ data: { version: 4 } });
    expect(shown).toEqual(['error: 已被修改']);
  });

  it('names a business error BizError, thrown by the error thrower of the request plugin', async () => {
    service.answer('GET /api/thing.json', {
      body: { success: false, errorMessage: '邀请码不正确', errorCode: 'CODE' },
    });

    const error = await failureOf(callAny('GET /api/thing.json'));

    expect(error.name).toBe('BizError');
    expect(error.failure.errorCode).toBe('CODE');
  });

  it('shows nothing when the caller shows it [error.skip]', async () => {
    service.answer('GET /prod-api/thing', { status: 500, body: { code: 500, msg: '操作失败' } });

    await failureOf(callAny('GET /prod-api/thing', { shownBy: 'form' }));
    await settled();

    expect(shown).toEqual([]);
  });

  it('says that the network is gone', async () => {
    service.answer('GET /prod-api/thing', { status: 0 });

    const error = await failureOf(callAny('GET /prod-api/thing'));
    await settled();

    expect(error.failure.kind).toBe('network');
    expect(error.message).toBe('没有连上服务，请检查网络后重试');
    expect(shown).toEqual([
      `error: 网络异常 / ${getIntl().formatMessage({ id: 'request.network.failure' })}`,
    ]);
  });

  it('is silent when it was cancelled', async () => {
    const abort = new AbortController();
    service.answer('GET /prod-api/thing', async () => {
      abort.abort();
      await settled();
      return { body: {} };
    });

    const error = await failureOf(callAny('GET /prod-api/thing', { signal: abort.signal }));
    await settled();

    expect(error.failure.kind).toBe('cancelled');
    expect(shown).toEqual([]);
  });
});

describe('the request cache', () => {
  it('asks once within a minute, and again after it [constant.requestCache]', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    service.answer('GET /api/thing.json', { body: { status: 0 } });
    const ask = (): Promise<unknown> => callAny('GET /api/thing.json', { query: { a: 1 }, cache: true });

    await ask();
    clock.mockReturnValue(1_059_999);
    await ask();
    const soon = service.requests.length;
    clock.mockReturnValue(1_060_000);
    await ask();

    expect([soon, service.requests.length]).toEqual([1, 2]);
  });

  it('forgets with every write', async () => {
    service.answer('GET /api/thing.json', { body: { status: 0 } });
    service.answer('PUT /api/thing.json', { body: { status: 0 } });

    await callAny('GET /api/thing.json', { cache: true });
    await callAny('PUT /api/thing.json', { body: {} });
    await callAny('GET /api/thing.json', { cache: true });

    expect(service.sentTo('GET /api/thing.json')).toHaveLength(2);
  });

  it('does not remember a failure', async () => {
    service.answer('GET /api/thing.json', { status: 503, body: '' });
    await failureOf(callAny('GET /api/thing.json', { cache: true, shownBy: 'form' }));
    service.answer('GET /api/thing.json', { body: { status: 0, name: '好' } });

    expect(await callAny('GET /api/thing.json', { cache: true })).toEqual({ name: '好' });
  });
});

describe('a download', () => {
  const clicked: string[] = [];

  beforeEach(() => {
    clicked.length = 0;
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download);
    });
  });

  it.each([
    [
      'the name of content-disposition [call.rule.autoDownload] [call.rule.fileName]',
      `attachment; filename="report.pdf"`,
      'report.pdf',
    ],
    [
      'its UTF-8 name first',
      `attachment; filename="x.pdf"; filename*=UTF-8''${encodeURIComponent('申报书.pdf')}`,
      '申报书.pdf',
    ],
    ['userfiles.zip when it names none [constant.fileName]', 'attachment', 'userfiles.zip'],
    ['no path and no control character', `attachment; filename="..\\\\..\\\\e:vil.exe"`, '.._.._e_vil.exe'],
  ])('bears %s', async (_, disposition, name) => {
    service.answer('GET /api/files/1', {
      headers: { 'content-type': 'application/octet-stream', 'content-disposition': disposition },
      body: 'bytes',
    });

    await callAny('GET /api/files/1', { autoDownload: true });

    expect(clicked).toEqual([name]);
  });

  it('of JSON is saved like any other', async () => {
    service.answer('GET /api/files/1', {
      headers: { 'content-disposition': 'attachment; filename="my-data.json"' },
      body: { account: 7 },
    });

    await callAny('GET /api/files/1', { autoDownload: true });

    expect(clicked).toEqual(['my-data.json']);
  });

  it('that failed shows why and saves nothing', async () => {
    service.answer('GET /api/files/1', {
      body: { status: 403, message: '没有下载权限', success: false, showType: 2 },
    });

    await failureOf(callAny('GET /api/files/1', { autoDownload: true, shownBy: 'form' }));

    expect(clicked).toEqual([]);
  });
});
