import { type Denial, onDenied } from '@/utils/denials';
import type { Failure } from '@/utils/request-error';
import { storeTokens } from '@/utils/session';
import { tellDenied } from './tell-denied';

const heard: Denial[] = [];
let stop: () => void;

beforeEach(() => {
  heard.length = 0;
  stop = onDenied((denial) => heard.push(denial));
  storeTokens({ accessToken: 'access', refreshToken: 'refresh', expireTime: Date.now() + 60_000 });
});
afterEach(() => stop());

const refusal = (facts: Partial<Failure>): Failure => ({
  kind: 'reply',
  success: false,
  serverMessage: '当前账号没有此操作的权限',
  ...facts,
});

describe('a refusal for want of a right', () => {
  it.each([
    ['by its HTTP status', { httpStatus: 403 }],
    ['by its code', { httpStatus: 200, code: 403 }],
    ['by its status', { httpStatus: 200, status: 403 }],
    ['by the plain code', { code: 403, errorCode: 'http.403' }],
    ['of what the leader alone does', { code: 403, errorCode: 'apply.leader_acts' }],
    ['of whoever only reads now', { code: 403, errorCode: 'apply.reads_only' }],
    ['of whoever has left the unit', { code: 403, errorCode: 'unit.none' }],
    ['until there is new consent', { code: 403, errorCode: 'agreement.needed' }],
  ])('is heard: %s', (_, facts) => {
    tellDenied(refusal(facts), { method: 'PUT', shownBy: 'button' });

    expect(heard).toEqual([
      {
        words: '当前账号没有此操作的权限',
        errorCode: (facts as Failure).errorCode,
        isAct: true,
        isHidden: false,
      },
    ]);
  });

  it.each([
    ['reading', 'GET', undefined],
    ['what the page asks by itself', 'PUT', 'nobody'],
    ['what a draft saves', 'PATCH', 'draft'],
  ] as const)('is no act that somebody is waiting for when it was %s', (_, method, shownBy) => {
    tellDenied(refusal({ code: 403 }), { method, shownBy });

    expect(heard).toMatchObject([{ isAct: false }]);
  });
});

it('is what may not be seen either, where somebody pressed: the service says that there is none', () => {
  const gone = refusal({ code: 404, errorCode: 'http.404', serverMessage: '没有找到请求的内容' });
  tellDenied(gone, { method: 'POST', shownBy: 'form' });
  tellDenied(gone, { method: 'GET' });

  expect(heard).toEqual([{ words: '', errorCode: 'http.404', isAct: true, isHidden: true }]);
});

describe('nothing on the page is wrong', () => {
  it.each([
    ['the record has moved on', { code: 409 }],
    ['there is no such remark', { code: 404, errorCode: 'remark.none' }],
    ['somebody else has to decide about one’s own', { code: 403, errorCode: 'certification.own' }],
    ['nobody answered', { kind: 'network' as const, httpStatus: 403 }],
  ])('when %s', (_, facts) => {
    tellDenied(refusal(facts), { method: 'PUT' });

    expect(heard).toEqual([]);
  });

  it('when the session itself is read, or nobody is signed in', () => {
    tellDenied(refusal({ code: 403 }), { method: 'GET', shownBy: 'session' });
    localStorage.clear();
    tellDenied(refusal({ code: 403 }), { method: 'PUT' });

    expect(heard).toEqual([]);
  });
});
