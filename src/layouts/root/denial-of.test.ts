import type { Failure } from '@/utils/request-error';
import { denialOf } from './denial-of';

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
    expect(denialOf({ failure: refusal(facts), made: { method: 'PUT', shownBy: 'button' } })).toEqual({
      words: '当前账号没有此操作的权限',
      errorCode: (facts as Failure).errorCode,
      isAct: true,
      isHidden: false,
    });
  });

  it.each([
    ['reading', 'GET', undefined],
    ['what the page asks by itself', 'PUT', 'nobody'],
    ['what a draft saves', 'PATCH', 'draft'],
  ] as const)('is no act that somebody is waiting for when it was %s', (_, method, shownBy) => {
    expect(denialOf({ failure: refusal({ code: 403 }), made: { method, shownBy } })).toMatchObject({
      isAct: false,
    });
  });
});

it('is what may not be seen either, where somebody pressed: the service says that there is none', () => {
  const gone = refusal({ code: 404, errorCode: 'http.404', serverMessage: '没有找到请求的内容' });
  expect(denialOf({ failure: gone, made: { method: 'POST', shownBy: 'form' } })).toEqual({
    words: '',
    errorCode: 'http.404',
    isAct: true,
    isHidden: true,
  });
  expect(denialOf({ failure: gone, made: { method: 'GET' } })).toBeNull();
});

describe('nothing on the page is wrong', () => {
  it.each([
    ['the record has moved on', { code: 409 }],
    ['there is no such remark', { code: 404, errorCode: 'remark.none' }],
    ['somebody else has to decide about one’s own', { code: 403, errorCode: 'certification.own' }],
    ['nobody answered', { kind: 'network' as const, httpStatus: 403 }],
  ])('when %s', (_, facts) => {
    expect(denialOf({ failure: refusal(facts), made: { method: 'PUT' } })).toBeNull();
  });

  it('when the session itself is read', () => {
    expect(
      denialOf({ failure: refusal({ code: 403 }), made: { method: 'GET', shownBy: 'session' } }),
    ).toBeNull();
  });
});
