import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAnswers } from '@tests/support/a-setting';
import { aContent, aFile } from '@tests/support/aContent';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';

const ONE = 'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms/{id}';
const ONLY = 'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

const open = (address: string, content = aContent()) => {
  const service = stubService({ ...startAnswers(), [ONE]: ok(content), [ONLY]: ok(content) });
  return { service, app: renderApp(address) };
};

it.each([
  ['/faq/7', 'faq/cms/7'],
  ['/notification/7', 'notification/cms/7'],
  ['/commonTemplates/7', 'commonTemplates/cms/7'],
  ['/policyDoc/7', 'policyDoc/cms/7'],
  ['/UserManual', 'UserManual/cms'],
  ['/PlatformIntroduction', 'PlatformIntroduction/cms'],
  ['/privacy', 'privacyPolicy/cms'],
])(
  '%s is the one reading page [route./faq/:id] [route./notification/:id] [route./commonTemplates/:id] [route./policyDoc/:id] [route./UserManual] [route./PlatformIntroduction]',
  async (address, call) => {
    const { service } = open(address);

    await title('专项经费使用与决算规定');
    expect(screen.getByText('专款专用。')).toBeVisible();
    expect(service.requests.map(({ path }) => path)).toContainEqual(
      expect.stringMatching(new RegExp(`/${call}$`)),
    );
    expect(document.title).toBe('专项经费使用与决算规定 · 开创专项');
  },
);

it('tells number, office, day, version and readings, and marks the text as Chinese', async () => {
  open('/policyDoc/7', aContent({ version: 1, updateTime: '2026-10-08T09:00:00+08:00' }));
  await title('专项经费使用与决算规定');

  for (const words of [
    '开专办〔2026〕14 号',
    '开创专项办公室',
    '发布 2026-09-30',
    '更新 2026-10-08',
    '第 2 版',
    '阅读 12',
  ])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('专款专用。').closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
});

it('leads to its chapters by the outline, beside the text and in a drawer', async () => {
  open('/policyDoc/7');
  await title('专项经费使用与决算规定');

  const outline = within(screen.getByRole('navigation', { name: '本文目录' }));
  expect(outline.getByRole('link', { name: '第二章 开支' })).toHaveAttribute('href', '#s2');
  await userEvent.click(screen.getByRole('button', { name: /本文目录/ }));

  const drawer = screen.getByRole('dialog', { name: '本文目录' });
  await userEvent.click(within(drawer).getByRole('link', { name: '第二章 开支' }));
  expect(drawer).not.toHaveAttribute('open');
});

it('has no outline for a text without chapters', async () => {
  open('/notification/7', aContent({ outline: [] }));
  await title('专项经费使用与决算规定');

  expect(screen.queryByText('本文目录')).not.toBeInTheDocument();
});

it('offers files with kind and size', async () => {
  open('/policyDoc/7', aContent({ attachments: [aFile(), aFile('决算表.pdf')] }));

  const files = within(await screen.findByRole('region', { name: '附件' }));
  expect(files.getByRole('link', { name: '下载 决算表.pdf' })).toHaveAttribute('download');
  expect(files.getByText('PDF，11 KB')).toBeVisible();
  expect(files.getByText('DOCX，11 KB')).toBeVisible();
});

it('tells what changed, first the newest', async () => {
  const versions = [
    { version: 1, note: '第二章放宽调剂', at: '2026-10-08T09:00:00+08:00' },
    { version: 0, note: '', at: '2026-09-30T09:00:00+08:00' },
  ];
  open('/policyDoc/7', aContent({ version: 1, versions }));

  const revision = within(await screen.findByRole('complementary', { name: '本次修订' }));
  expect(revision.getByText('第二章放宽调剂')).toBeVisible();
  const history = within(screen.getByRole('region', { name: '版本' }));
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2026-10-08第 2 版第二章放宽调剂',
    '2026-09-30第 1 版首次发布',
  ]);
});

it('leads to the neighbour, and by links within the text, without leaving the app', async () => {
  const { service, app } = open('/policyDoc/7');
  await title('专项经费使用与决算规定');
  expect(screen.getByRole('link', { name: /开创专项申报指南/ })).toHaveAttribute('href', '/policyDoc/6');

  service.answer(ONE, ok(aContent({ id: 1, title: '管理办法' })));
  await userEvent.click(screen.getByRole('link', { name: '本规定' }));

  await title('管理办法');
  expect((app.history() as unknown as { location: Location }).location.pathname).toBe('/policyDoc/1');
});

it('opens the print dialog of the browser from its button', async () => {
  const print = jest.fn();
  Object.assign(window, { print });
  open('/UserManual');
  await title('专项经费使用与决算规定');

  await userEvent.click(screen.getByRole('button', { name: '打印' }));

  expect(print).toHaveBeenCalledTimes(1);
});

it.each([
  ['/policyDoc/9', 1],
  ['/policyDoc/abc', 0],
])('%s, which nobody may read, says so and shows the list', async (address, asked) => {
  const service = stubService({ ...startAnswers(), [ONE]: refused(404, '没有找到请求的内容') });
  renderApp(address);

  await title('没有找到这篇内容');
  expect(screen.getByRole('link', { name: '查看政策文件' })).toHaveAttribute('href', '/policyDoc');
  expect(service.sentTo(ONE)).toHaveLength(asked);
});

it('an error shows its reason and another try', async () => {
  const service = stubService({ ...startAnswers(), [ONE]: refused(500, '抱歉，服务器出现问题，请稍后重试') });
  renderApp('/notification/7');

  expect(await screen.findByText('抱歉，服务器出现问题，请稍后重试')).toBeVisible();
  service.answer(ONE, ok(aContent()));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));

  await title('专项经费使用与决算规定');
});

it('a slow answer shows that something is coming', async () => {
  let answer: (() => void) | undefined;
  const service = stubService(startAnswers());
  service.answer(ONE, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return ok(aContent());
  });
  renderApp('/policyDoc/7');
  await waitFor(() => expect(answer).toBeDefined());

  expect(await screen.findByText('正在加载…')).toBeInTheDocument();
  await act(async () => answer?.());

  await title('专项经费使用与决算规定');
});
