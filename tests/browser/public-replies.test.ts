import { openSite, type Site } from '@tests/support/browser/openSite';
import type { Page, Route } from 'playwright-core';

let site: Site;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  ({ page } = await site.newPage({ width: 375 }));
  page.setDefaultTimeout(30_000);
});
afterAll(() => site?.close());

const OPEN = '/prod-api/cms/open';
const CONTENT = `${OPEN}/kczx/cmsByCmsType`;
const REFUSAL = '抱歉，服务器出现问题，请稍后重试';

interface Screen {
  path: string;
  /** The call that loads the page's main content. */
  call: string;
  heading: string;
  /** Text shown once the reply has arrived; for a list, the first title if nothing else is given. */
  words: string;
}
const LISTS: (Screen & { none: string })[] = [
  [
    '/notification',
    `${CONTENT}/notification/cmsList`,
    '通知公告',
    '上一批次拟立项项目公示',
    '“通知公告”还没有内容',
  ],
  ['/policyDoc', `${CONTENT}/policyDoc/cmsList`, '政策文件', '开创专项申报指南', '“政策文件”还没有内容'],
  [
    '/commonTemplates',
    `${CONTENT}/commonTemplates/cmsList`,
    '常用模板',
    '合作单位协议书',
    '“常用模板”还没有内容',
  ],
  ['/faq', `${CONTENT}/faq/cmsList`, '常见问题', '草稿保存了，为什么还不算申报？', '“常见问题”还没有内容'],
  ['/demand', `${OPEN}/demand`, '需求', '冷链车厢门封老化的判定方法', '还没有公开的需求'],
  ['/achi', `${OPEN}/achi`, '成果', '', '还没有公开的成果'],
  ['/innovation/result', `${OPEN}/result`, '阶段成果', '二次供水水质快检装置', '还没有公开成果'],
  ['/learning', '/api/courses.json', '课程中心', '供水管网漏损诊断与水力建模', '还没有公开的课程'],
  ['/learning/projects', '/api/projects.json', '学习项目', '管网水力模型开放样例', '还没有公开的学习项目'],
].map(([path = '', call = '', heading = '', words = '', none = '']) => ({
  path,
  call,
  heading,
  words,
  none,
}));

const first = async (url: string): Promise<{ id: number; title: string }> => {
  const { body } = await site.service.call('GET', url);
  const [row] = body.rows ?? body.courses ?? body.projects;
  // Stage results are addressed by the number of their project.
  return { ...row, id: row.id ?? row.applicationId };
};
/** List whose first row is opened, address of the page, and of the call. */
const DETAILS: [path: string, list: string, call: string][] = [
  ['/notification/:id', `${CONTENT}/notification/cmsList`, `${CONTENT}/notification/cms/:id`],
  ['/policyDoc/:id', `${CONTENT}/policyDoc/cmsList`, `${CONTENT}/policyDoc/cms/:id`],
  ['/commonTemplates/:id', `${CONTENT}/commonTemplates/cmsList`, `${CONTENT}/commonTemplates/cms/:id`],
  ['/faq/:id', `${CONTENT}/faq/cmsList`, `${CONTENT}/faq/cms/:id`],
  ['/demand/detail/:id', `${OPEN}/demand`, `${OPEN}/demand/:id`],
  ['/achi/detail/:id', `${OPEN}/achi`, `${OPEN}/achi/:id`],
  ['/innovation/result/:id', `${OPEN}/result`, `${OPEN}/result/:id`],
  ['/learning/courses/:id', '/api/courses.json', '/api/courses/:id.json'],
  ['/learning/projects/:id', '/api/projects.json', '/api/projects/:id.json'],
];
const SINGLES: [path: string, kind: string, heading: string][] = [
  ['/UserManual', 'UserManual', '使用手册'],
  ['/PlatformIntroduction', 'PlatformIntroduction', '平台介绍'],
  ['/privacy', 'privacyPolicy', '隐私政策'],
  ['/accessibility', 'accessibilityStatement', '无障碍声明'],
];

/** Navigates within the app, so that the content which the service writes before scripts run is not involved. */
const walkTo = async (path: string): Promise<void> => {
  await page.goto(`${site.address}/403`);
  await page.locator('h1').waitFor();
  await page.evaluate((to) => {
    window.history.pushState({ idx: 1, key: 'walked' }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1, key: 'walked' } }));
  }, path);
};
const failing = (route: Route): Promise<void> =>
  route.fulfill({
    status: 500,
    json: { success: false, code: 500, status: 500, msg: REFUSAL, message: REFUSAL, showType: 2 },
  });

/** A slow reply, then an error, then a successful retry. */
const goesThroughAll = async ({ path, call, heading, words }: Screen, early: boolean): Promise<void> => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const matches = (url: URL): boolean => url.pathname === call;
  await page.route(matches, async (route) => {
    await held;
    await failing(route);
  });
  await walkTo(path);

  await page.getByText('正在加载…').first().waitFor({ state: 'attached' });
  if (early) await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  answer();
  await page.getByRole('alert').filter({ hasText: REFUSAL }).waitFor();
  await page.unroute(matches);
  const again = page.getByRole('main').getByRole('button', { name: '重试' });
  await again.click();
  await page.getByRole('main').getByText(words).first().waitFor();
  await again.waitFor({ state: 'detached' });
};

it.each(LISTS)('$path shows that it loads, why it failed, and works when asked again', async (list) => {
  await goesThroughAll({ ...list, words: list.words || (await first(list.call)).title }, true);
});

it.each(LISTS)('$path says so when there is nothing', async ({ path, call, heading, none }) => {
  const matches = (url: URL): boolean => url.pathname === call;
  await page.route(matches, async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    for (const name of ['rows', 'courses', 'projects']) if (name in body) body[name] = [];
    for (const name of ['total', 'total_count']) if (name in body) body[name] = 0;
    await route.fulfill({ response: reply, json: body });
  });
  await walkTo(path);

  await page.getByRole('main').getByText(none).first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  await page.unroute(matches);
});

it.each(DETAILS)(
  '%s shows that it loads, why it failed, and works when asked again',
  async (path, list, call) => {
    const { id, title } = await first(list);
    const at = (address: string): string => address.replace(':id', String(id));
    await goesThroughAll({ path: at(path), call: at(call), heading: title, words: title }, false);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  },
);

it.each(SINGLES)(
  '%s shows that it loads, why it failed, and works when asked again',
  async (path, kind, heading) => {
    await goesThroughAll({ path, call: `${CONTENT}/${kind}/cms`, heading, words: heading }, false);
  },
);
