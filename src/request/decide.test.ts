import { request as texts } from '@/locales/zh-CN/request';
import { describeReply, type Failure } from '@/utils/request-error';
import { decide, type Effect, type Translate } from './decide';

const translate: Translate = (id, values = {}) =>
  (texts[id as keyof typeof texts] as string).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name]),
  );

const effectsOf = (failure: Failure): Effect[] => decide(failure, translate);

/** An answer of the service: the body in its own dialect, and the HTTP status it came with. */
const answered = (body: unknown, httpStatus = 200): Effect[] => effectsOf(describeReply(body, httpStatus));

const message = (level: string, text: string, more: object = {}): unknown => ({
  kind: 'message',
  level,
  text,
  ms: 3000,
  ...more,
});
const notification = (title: string, text: string, ms = 4500): unknown => ({
  kind: 'notification',
  level: 'error',
  title,
  text,
  ms,
});
const saved = (text: string, more: object = {}): unknown => ({
  kind: 'saveError',
  error: { text, errorCode: null, traceId: null, ...more },
});
const goTo = (path: string, replace: boolean): unknown => ({ kind: 'goTo', path, replace });

const failed = { success: false, errorCode: 'E7', errorMessage: '批次已截止' };

type Row = [name: string, effects: Effect[], expected: unknown[]];

const showTypes: Row[] = [
  ['0 is silent [error.showType.0]', answered({ ...failed, showType: 0 }), []],
  [
    '1 is a warning message [error.showType.1]',
    answered({ ...failed, showType: 1 }),
    [message('warning', '批次已截止')],
  ],
  [
    '2 is an error message [error.showType.2]',
    answered({ ...failed, showType: 2 }),
    [message('error', '批次已截止')],
  ],
  [
    '4 is a notification [error.showType.4]',
    answered({ ...failed, showType: 4 }),
    [notification('请求未完成', '批次已截止')],
  ],
  [
    '9 goes to the exception page with code and message [error.showType.9]',
    answered({ ...failed, showType: 9 }),
    [
      saved('批次已截止', { errorCode: 'E7' }),
      goTo(`/exception?errorCode=E7&errorMessage=${encodeURIComponent('批次已截止')}`, false),
    ],
  ],
  [
    'any other value is an error message [error.showType.other]',
    answered({ ...failed, showType: 3 }),
    [message('error', '批次已截止')],
  ],
  ['no value is an error message [error.business]', answered(failed), [message('error', '批次已截止')]],
  [
    'it is read from a string as well',
    answered({ ...failed, showType: '1' }),
    [message('warning', '批次已截止')],
  ],
];

const statusTexts = [
  [200, '[error.http.200]', '请求已完成'],
  [201, '[error.http.201]', '已新建或更新'],
  [202, '[error.http.202]', '已收到，正在后台处理'],
  [204, '[error.http.204]', '已删除'],
  [400, '[error.http.400]', '请求内容有误，请检查后重试'],
  [403, '[error.http.403]', '当前账号没有此操作的权限'],
  [404, '[error.http.404]', '没有找到请求的内容'],
  [406, '[error.http.406]', '服务器不支持所请求的格式'],
  [410, '[error.http.410]', '此内容已永久移除'],
  [422, '[error.http.422]', '部分内容未通过校验，请按提示修改'],
  [500, '[error.http.500]', '抱歉，服务器出现问题，请稍后重试'],
  [502, '[error.http.502]', '抱歉，服务连接中断，请稍后重试'],
  [503, '[error.http.503]', '抱歉，服务维护或繁忙，请稍后重试'],
  [504, '[error.http.504]', '抱歉，服务响应超时，请稍后重试'],
] as const;

const httpStatuses: Row[] = [
  ...statusTexts.map(
    ([status, id, text]): Row => [
      `${status} without a message has its Chinese text ${id}`,
      answered('<html>', status),
      [notification('请求未完成', text)],
    ],
  ),
  [
    'the message of the server goes before the text [error.http.serverMessage]',
    answered({ message: '编号已被占用' }, 422),
    [notification('请求未完成', '编号已被占用')],
  ],
  ['401 asks to sign in [error.http.401]', answered('', 401), [{ kind: 'signIn' }]],
];

const codes: Row[] = [
  [
    '401 asks to sign in [error.code.401]',
    answered({ code: 401, msg: '登录状态已过期' }),
    [{ kind: 'signIn' }],
  ],
  [
    '403 goes to /403 [error.code.403]',
    answered({ code: 403, msg: '没有访问权限' }),
    [saved('没有访问权限'), goTo('/403', false)],
  ],
  [
    '404 goes to /404 [error.code.404]',
    answered({ code: 404, msg: '不存在' }),
    [saved('不存在'), goTo('/404', false)],
  ],
  [
    '500 is a 3 s notice titled 提示 [error.code.500] [constant.notice500]',
    answered({ code: 500, msg: '操作失败' }),
    [notification('提示', '操作失败', 3000)],
  ],
  ['601 is a warning', answered({ code: 601, msg: '请先保存' }), [message('warning', '请先保存')]],
  [
    'another code is an error message',
    answered({ code: 409, msg: '已被修改' }),
    [message('error', '已被修改')],
  ],
];

const throttled = { throttleMs: 500 };
const statuses: Row[] = [
  [
    '-1 is a throttled warning [error.status.-1]',
    answered({ status: -1, message: '参数缺失' }),
    [message('warning', '参数缺失', throttled)],
  ],
  [
    '-2 is a throttled warning [error.status.-2]',
    answered({ status: -2, message: '验证码不正确' }),
    [message('warning', '验证码不正确', throttled)],
  ],
  [
    'above 400 is a throttled warning [error.status.above400]',
    answered({ status: 411, message: '请完善资料' }),
    [message('warning', '请完善资料', throttled)],
  ],
  [
    '403 replaces the route [error.status.403]',
    answered({ status: 403, message: '无权' }),
    [saved('无权'), goTo('/403', true)],
  ],
  [
    '404 replaces the route [error.status.404]',
    answered({ status: 404, message: '没有' }),
    [saved('没有'), goTo('/404', true)],
  ],
  [
    '500 replaces the route [error.status.500]',
    answered({ status: 500, message: '坏了' }),
    [saved('坏了'), goTo('/500', true)],
  ],
  ['401 asks to sign in', answered({ status: 401, message: '请登录后再操作' }), [{ kind: 'signIn' }]],
  [
    '-3 belongs to a field, yet is not silent',
    answered({ status: -3, message: '登录名已被使用' }),
    [message('error', '登录名已被使用')],
  ],
];

const unanswered: Row[] = [
  ['a cancelled call says nothing', effectsOf({ kind: 'cancelled' }), []],
  [
    'a time-out names its limit',
    effectsOf({ kind: 'timeout', timeoutMs: 8000 }),
    [message('error', '请求超时（8000 毫秒），请检查网络')],
  ],
  [
    'no network',
    effectsOf({ kind: 'network' }),
    [notification('网络异常', '没有连上服务，请检查网络后重试')],
  ],
  [
    'a chunk that did not come',
    effectsOf({ kind: 'chunk' }),
    [message('error', '页面资源加载未完成，请刷新')],
  ],
  [
    'an error of its own shows its own message [error.plain]',
    effectsOf({ kind: 'other', ownMessage: '签名不完整' }),
    [message('error', '签名不完整')],
  ],
  [
    'an error that says nothing [error.plain.none]',
    effectsOf({ kind: 'other' }),
    [message('error', '请求出错，请重试')],
  ],
];

const both: Row[] = [
  [
    'a truthful 422 with showType is one warning',
    answered({ code: 422, msg: '名称过短', success: false, errorMessage: '名称过短', showType: 1 }, 422),
    [message('warning', '名称过短')],
  ],
  [
    'a truthful 403 goes to /403 although it has a showType',
    answered({ code: 403, msg: '无权', success: false, showType: 2 }, 403),
    [saved('无权'), goTo('/403', false)],
  ],
  ['silence wins over the code', answered({ code: 404, msg: '没有', success: false, showType: 0 }, 404), []],
  [
    'a lost session wins over silence',
    answered({ code: 401, success: false, showType: 0 }, 401),
    [{ kind: 'signIn' }],
  ],
  [
    'a wrong password is a message, not a lost session',
    effectsOf({
      ...describeReply({ code: 401, msg: '账号或密码不正确', success: false }, 401),
      signingIn: true,
    }),
    [message('error', '账号或密码不正确')],
  ],
  [
    'a fault of ours bears its 问题编号',
    answered({ code: 500, msg: '操作失败', traceId: 't-9' }, 500),
    [notification('提示', '操作失败（问题编号 t-9）', 3000)],
  ],
  [
    'a mistake of the reader bears none',
    answered({ ...failed, code: 422, showType: 1, traceId: 't-9' }, 422),
    [message('warning', '批次已截止')],
  ],
];

describe.each([
  ['showType', showTypes],
  ['HTTP status', httpStatuses],
  ['body code', codes],
  ['body status', statuses],
  ['no answer', unanswered],
  ['several signs at once', both],
])('decide: %s', (_, rows) => {
  it.each(rows)('%s', (_name, effects, expected) => {
    expect(effects).toEqual(expected);
  });
});
