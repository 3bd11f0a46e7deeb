import { isMissing, isNowhere } from './is-missing';
import { describeReply, RequestError } from './request-error';

const answered = (body: unknown, httpStatus: number): RequestError =>
  new RequestError(describeReply(body, httpStatus));

const MISSING = [answered({ code: 404, msg: '没有' }, 404), answered({ status: 404, message: '没有' }, 404)];
const REFUSED = [
  answered({ code: 400, errorCode: 'request.invalid' }, 400),
  answered({ status: -1, errorCode: 'request.invalid' }, 400),
];
const OTHER = [
  answered({ code: 500, msg: '服务异常' }, 500),
  answered({ code: 410, errorCode: 'demand.closed' }, 410),
  new RequestError({ kind: 'network' }),
  new Error('其他'),
  undefined,
];

it('knows in both dialects that there is no such record', () => {
  expect(MISSING.map(isMissing)).toEqual([true, true]);
  expect([...REFUSED, ...OTHER].some(isMissing)).toBe(false);
});

it('takes an address that names no number for one that leads nowhere', () => {
  expect([...MISSING, ...REFUSED].every(isNowhere)).toBe(true);
  expect(OTHER.some(isNowhere)).toBe(false);
});
