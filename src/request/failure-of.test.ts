import { failureOf, toRequestError } from './failure-of';

describe('an error of the transport', () => {
  it('that ran into its time-out says so in the words of the specification [error.timeout]', () => {
    const error = { code: 'ECONNABORTED', message: 'aborted', config: { url: '/api/a.json', timeout: 8000 } };

    expect(toRequestError(error).message).toBe('timeout of 8000ms exceeded');
    expect(failureOf(error)).toMatchObject({ kind: 'timeout', timeoutMs: 8000 });
  });

  it('that the browser gave up, without a time-out, is no time-out', () => {
    const error = { code: 'ECONNABORTED', message: 'Request aborted', config: { timeout: 0 } };

    expect(failureOf(error)).toEqual({ kind: 'cancelled' });
  });

  it('with another status than 2xx is an http error [error.httpError]', () => {
    const error = { config: { url: '/api/a.json' }, response: { status: 503, data: '<html>' } };

    expect(toRequestError(error).message).toBe('http error 503');
  });

  it('lets the message of the server go first', () => {
    const error = {
      config: { url: '/api/a.json' },
      response: { status: 422, data: { message: '编号已被占用' } },
    };

    expect(toRequestError(error).message).toBe('编号已被占用');
  });

  it('is not wrapped twice', () => {
    const once = toRequestError(new Error('x'));

    expect(toRequestError(once)).toBe(once);
  });
});
