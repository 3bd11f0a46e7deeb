/** What a failure does to a page, as a reader sees it. */
export type Outcome =
  | { shows: 'warning' | 'error' | 'notification'; text: string; title?: string }
  /** `of` is the page shown now; the failure is kept for it. */
  | { goes: '/403' | '/404' | '/500' | '/exception' }
  | { signsIn: true }
  | { silent: true };

export interface CatalogueRow {
  name: string;
  reply: { status: number; body: unknown };
  outcome: Outcome;
}

const said = (name: string, text: string, body: object, outcome: Outcome, status = 200): CatalogueRow => ({
  name,
  reply: { status, body: { ...body, ...('code' in body ? { msg: text } : { message: text }) } },
  outcome,
});

const business = (showType: number | undefined, outcome: (text: string) => Outcome): CatalogueRow => {
  const text = `批次已截止（方式 ${showType ?? '未写'}）`;
  const body = {
    success: false,
    errorCode: 'E7',
    errorMessage: text,
    ...(showType !== undefined && { showType }),
  };
  return { name: `showType ${showType ?? 'none'}`, reply: { status: 200, body }, outcome: outcome(text) };
};

const SHOW_TYPES: CatalogueRow[] = [
  business(0, () => ({ silent: true })),
  business(1, (text) => ({ shows: 'warning', text })),
  business(2, (text) => ({ shows: 'error', text })),
  business(3, (text) => ({ shows: 'error', text })),
  business(4, (text) => ({ shows: 'notification', text, title: '请求未完成' })),
  business(9, () => ({ goes: '/exception' })),
  business(undefined, (text) => ({ shows: 'error', text })),
  {
    name: 'success false without a word',
    reply: { status: 200, body: { success: false } },
    outcome: { shows: 'error', text: '请求出错，请重试' },
  },
];

const HTTP: [status: number, text: string][] = [
  [400, '请求内容有误，请检查后重试'],
  [403, '当前账号没有此操作的权限'],
  [404, '没有找到请求的内容'],
  [406, '服务器不支持所请求的格式'],
  [410, '此内容已永久移除'],
  [422, '部分内容未通过校验，请按提示修改'],
  [500, '抱歉，服务器出现问题，请稍后重试'],
  [502, '抱歉，服务连接中断，请稍后重试'],
  [503, '抱歉，服务维护或繁忙，请稍后重试'],
  [504, '抱歉，服务响应超时，请稍后重试'],
];

const HTTP_STATUSES: CatalogueRow[] = [
  ...HTTP.map(
    ([status, text]): CatalogueRow => ({
      name: `HTTP ${status} without a word`,
      reply: { status, body: '' },
      outcome: { shows: 'notification', text, title: '请求未完成' },
    }),
  ),
  {
    name: 'HTTP 422 with a word',
    reply: { status: 422, body: { errorMessage: '编号已被占用' } },
    outcome: { shows: 'notification', text: '编号已被占用', title: '请求未完成' },
  },
];

const CODES: CatalogueRow[] = [
  said('code 403', '没有访问权限', { code: 403 }, { goes: '/403' }),
  said('code 404', '这份记录不存在', { code: 404 }, { goes: '/404' }),
  said('code 500', '操作失败', { code: 500 }, { shows: 'notification', text: '操作失败', title: '提示' }),
];

const STATUSES: CatalogueRow[] = [
  said('status -1', '参数缺失', { status: -1 }, { shows: 'warning', text: '参数缺失' }),
  said('status 403', '无权查看', { status: 403 }, { goes: '/403' }),
  said('status -2', '验证码不正确', { status: -2 }, { shows: 'warning', text: '验证码不正确' }),
  said('status 404', '没有这一页', { status: 404 }, { goes: '/404' }),
  said('status 411', '请完善资料', { status: 411 }, { shows: 'warning', text: '请完善资料' }),
  said('status 500', '服务出了问题', { status: 500 }, { goes: '/500' }),
];

const SESSION: CatalogueRow[] = [
  said('code 401', '登录状态已过期', { code: 401 }, { signsIn: true }),
  said('HTTP and status 401', '请登录后再操作', { status: 401 }, { signsIn: true }, 401),
];

/** Every row of the error catalogue that an answer of the service can be (req:spec-errors). */
export const CATALOGUE_ROWS: readonly CatalogueRow[] = [
  ...SHOW_TYPES,
  ...HTTP_STATUSES,
  ...CODES,
  ...STATUSES,
  ...SESSION,
];

/** How a call is made: to load a page, by a person's action, or in the background. */
export const CONTEXTS = ['page load', 'action', 'background call'] as const;
export type Context = (typeof CONTEXTS)[number];

/** In the background only a lost session is shown; other failures leave the page as it is. */
export const outcomeIn = (context: Context, { outcome }: CatalogueRow): Outcome =>
  context === 'background call' && !('signsIn' in outcome) ? { silent: true } : outcome;
