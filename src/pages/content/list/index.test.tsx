import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAnswers } from '@tests/support/a-setting';
import { aContent, aContentRow, aFile } from '@tests/support/aContent';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';

const LIST = 'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cmsList';
const facets = { topics: ['经费', '评审'], years: [2026, 2025] };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByRole('link', { name })).closest('li');
  if (!row) throw new Error(`${name} stands in no row`);
  return row;
};

const open = (address: string, rows: unknown[], extra: object = facets) => {
  const service = stubService({ ...startAnswers(), [LIST]: okRows(rows, extra) });
  return { service, app: renderApp(address) };
};

it.each([
  ['/notification', '通知公告', 'notification'],
  ['/policyDoc', '政策文件', 'policyDoc'],
  ['/commonTemplates', '常用模板', 'commonTemplates'],
])(
  '%s lists its own kind [route./notification] [route./policyDoc] [route./commonTemplates]',
  async (path, title, kind) => {
    const { service } = open(path, [aContentRow()]);

    await heading(title);
    expect(await screen.findByRole('link', { name: '专项经费使用与决算规定' })).toHaveAttribute(
      'href',
      `${path}/7`,
    );
    expect(service.sentTo(LIST)[0]?.path).toContain(`/${kind}/`);
    expect(service.unanswered).toEqual([]);
  },
);

it('marks the word that was looked for', async () => {
  open('/policyDoc?keyword=经费', [aContentRow()]);

  const mark = await screen.findByText('经费', { selector: 'h2 mark' });
  expect(mark.closest('a')).toHaveTextContent('专项经费使用与决算规定');
});

it('shows number, topic, day and what is pinned', async () => {
  open('/policyDoc', [aContentRow({ pinned: true, attachments: [aFile(), aFile('b.pdf')] })]);

  const row = within(await rowOf('专项经费使用与决算规定'));

  for (const words of ['开专办〔2026〕14 号', '经费', '09-30', '置顶', '附件 2 份'])
    expect(row.getByText(words)).toBeVisible();
});

it('offers a template at once, with its kind, size, version and step', async () => {
  open('/commonTemplates', [aContentRow({ topic: '申报', version: 2, attachments: [aFile()] })]);

  const row = within(await rowOf('专项经费使用与决算规定'));

  expect(row.getByRole('link', { name: '下载 项目预算测算表.docx' })).toHaveAttribute('download');
  for (const words of ['DOCX 11 KB', '第 3 版', '用于申报']) expect(row.getByText(words)).toBeVisible();
});

it('keeps filters, order, word and page in the address and asks the service for them', async () => {
  const { service, app } = open('/policyDoc?topic=经费&year=2026&orderByColumn=views&pageNum=2', [], {
    ...facets,
    total: 0,
  });
  await heading('政策文件');
  await screen.findByText('没有符合条件的内容');

  expect(Object.fromEntries(service.sentTo(LIST)[0]?.query ?? [])).toEqual({
    topic: '经费',
    year: '2026',
    orderByColumn: 'views',
    pageNum: '2',
  });
  await userEvent.type(screen.getByRole('searchbox', { name: '标题、文号或正文' }), '决算{Enter}');

  const { location } = app.history() as unknown as { location: Location };
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    topic: '经费',
    year: '2026',
    orderByColumn: 'views',
    keyword: '决算',
  });
});

it('takes nonsense in the address for nothing', async () => {
  const { service } = open('/policyDoc?year=abc&pageNum=-3&orderByColumn=body', [aContentRow()]);
  await heading('政策文件');
  await rowOf('专项经费使用与决算规定');

  expect(Object.fromEntries(service.sentTo(LIST)[0]?.query ?? [])).toEqual({ pageNum: '1' });
});

it('says which word was not found, and clears it', async () => {
  const { service } = open('/policyDoc?keyword=航天', []);

  expect(await screen.findByText('没有找到“航天”')).toBeVisible();
  service.answer(LIST, okRows([aContentRow()], facets));
  await userEvent.click(screen.getByRole('link', { name: '清除筛选' }));

  expect(await screen.findByRole('link', { name: '专项经费使用与决算规定' })).toBeVisible();
});

it.each([
  ['/notification', '通知公告'],
  ['/faq', '常见问题'],
])('%s without a single text says what is missing, and whom to ask', async (path, name) => {
  open(path, [], { topics: [], years: [] });

  expect(await screen.findByText(`“${name}”还没有内容`)).toBeVisible();
  for (const count of screen.queryAllByText('共 0 条')) expect(count).toHaveClass('vh');
  expect(screen.getByText('发布后列在这里，急需了解的可以直接咨询')).toBeVisible();
  expect(screen.queryByText('没有符合条件的内容')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '清除筛选' })).not.toBeInTheDocument();
});

it('an error shows its reason, its number and another try', async () => {
  const service = stubService({
    ...startAnswers(),
    [LIST]: refused(503, '抱歉，服务维护或繁忙，请稍后重试', { traceId: 't-42' }),
  });
  renderApp('/notification?topic=error');

  expect(await screen.findByText('抱歉，服务维护或繁忙，请稍后重试（问题编号 t-42）')).toBeVisible();
  service.answer(LIST, okRows([aContentRow()], facets));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));

  expect(await screen.findByRole('link', { name: '专项经费使用与决算规定' })).toBeVisible();
});

it('a slow answer keeps the heading and the shape of the list', async () => {
  let answer: (() => void) | undefined;
  const service = stubService(startAnswers());
  service.answer(LIST, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return okRows([aContentRow()], facets);
  });
  renderApp('/policyDoc?topic=slow');
  await heading('政策文件');

  expect(await screen.findByText('正在加载…')).toBeInTheDocument();
  await act(async () => answer?.());

  expect(await screen.findByRole('link', { name: '专项经费使用与决算规定' })).toBeVisible();
});

it('a crumb brings back to the page and filters one came from', async () => {
  const { service, app } = open('/policyDoc?topic=经费&pageNum=2', [aContentRow()], { ...facets, total: 30 });
  service.answer('GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms/{id}', ok(aContent()));
  await userEvent.click(await screen.findByRole('link', { name: '专项经费使用与决算规定' }));
  const crumbs = within(await screen.findByRole('navigation', { name: '当前位置' }));

  await userEvent.click(crumbs.getByRole('link', { name: '政策文件' }));

  await heading('政策文件');
  const { location } = app.history() as unknown as { location: Location };
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ topic: '经费', pageNum: '2' });
  expect(Object.fromEntries(service.sentTo(LIST).at(-1)?.query ?? [])).toMatchObject({
    topic: '经费',
    pageNum: '2',
  });
});
