import type { OpenContent } from '@contract/content-draft';
import { beijingClock } from '@contract/rules/beijing-time';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { ContentForm } from './ContentForm';
import { unmade } from './useContentDraft';

const OPEN = 'GET /prod-api/cms/content/{id}/draft';
const SAVE = 'PATCH /prod-api/cms/content/{id}/draft';
const MOVE = 'POST /prod-api/cms/content/{id}/draft/{event}';
const CREATE = 'POST /prod-api/cms/content/draft';
const AT = '2026-11-20T09:30:00+08:00';
const draft = { ...unmade.draft, title: '关于申报的通知', body: '正文', publishAt: '2026-11-20 09:30:00' };
const published: OpenContent = {
  id: 7,
  version: 3,
  kept: true,
  draft,
  stands: draft,
  files: [],
  listed: { running: 0, waiting: 0 },
  content: {
    ...unmade.content,
    id: 7,
    title: draft.title,
    body: draft.body,
    state: 'published',
    publishAt: AT,
    version: 3,
    createTime: AT,
    updateTime: AT,
  },
};
const saved = (version: number) =>
  ok({ version, savedAt: AT, merged: {}, conflicts: [] as { path: string }[] });
const preview = {
  'POST /prod-api/cms/content/preview': ok({ bodyHtml: '<p>正文</p>', refusedLinks: ['ftp://example.cn'] }),
  'GET /prod-api/cms/content/{id}/versions': okRows([]),
};
const show = (record: OpenContent) =>
  renderAdmin(<ContentForm opened={{ record, kept: {}, fresh: null }} userId={1} onMade={() => undefined} />);
const answer = async (words: RegExp): Promise<void> =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words }));

test('a change of what is published needs its note: said at its place, and nothing typed is lost', async () => {
  const service = stubService({ ...preview, [SAVE]: saved(4) });
  const admin = show(published);
  expect(await screen.findByText(/这些地址不能作为链接.*ftp:\/\/example\.cn/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '发布修改' })).not.toBeInTheDocument();
  await fill('标题', '关于申报的补充通知');
  expect(await screen.findByText('有修改未发布')).toBeInTheDocument();
  await press('发布修改');

  expect(await screen.findByLabelText(/^修订说明/)).toHaveAccessibleDescription(/请填写修订说明/);
  expect(service.sentTo(MOVE)).toEqual([]);
  const renewed = { ...draft, title: '关于申报的补充通知' };
  service.answer(SAVE, saved(5));
  service.answer(MOVE, ok({ ...published, version: 7 }));
  service.answer(OPEN, ok({ ...published, version: 7, draft: renewed, stands: renewed }));
  await fill('修订说明', '更正日期');
  await press('发布修改');
  await answer(/^发\s*布$/);

  await waitFor(() => expect(admin.told).toContain('已发布'));
  expect(
    service.sentTo(SAVE).flatMap(({ body }) => (body as { changes: { path: string }[] }).changes),
  ).toEqual(
    expect.arrayContaining([
      { path: 'title', base: '关于申报的通知', value: '关于申报的补充通知' },
      expect.objectContaining({ path: 'changeNote', value: '更正日期' }),
    ]),
  );
  await waitFor(() => expect(screen.queryByText('有修改未发布')).not.toBeInTheDocument());
});

/** The same text published or scheduled: in the given state, with the given publication time. */
const timed = (state: OpenContent['content']['state'], publishAt: string): OpenContent => {
  const ahead = { ...draft, publishAt };
  const at = publishAt && `${publishAt.replace(' ', 'T')}+08:00`;
  return {
    ...published,
    draft: ahead,
    stands: ahead,
    content: { ...published.content, state, publishAt: at || null },
  };
};

describe('what is asked and said of a text', () => {
  const AHEAD = '2099-01-02 09:30:00';
  const PAST = '2026-01-02 09:30:00';
  it.each<[string, OpenContent, string, string | null, RegExp, RegExp, string]>([
    [
      'draft',
      timed('draft', AHEAD),
      '定时发布',
      null,
      /^将于 2099-01-02 09:30（北京时间）发布/,
      /^定时发布$/,
      '已设定定时发布：2099-01-02 09:30（北京时间）',
    ],
    [
      'withdrawn',
      timed('withdrawn', AHEAD),
      '定时发布',
      null,
      /^将于 2099-01-02 09:30/,
      /^定时发布$/,
      '已设定定时发布：2099-01-02 09:30（北京时间）',
    ],
    ['withdrawn', timed('withdrawn', PAST), '重新发布', null, /^发布后所有人都能看到/, /^发\s*布$/, '已发布'],
    [
      'set',
      timed('published', AHEAD),
      '更新定时发布',
      '补充通知',
      /^将于 2099-01-02 09:30/,
      /^定时发布$/,
      '已设定定时发布：2099-01-02 09:30（北京时间）',
    ],
    ['set', timed('published', AHEAD), '撤下', null, /^还没有到发布时间/, /^撤\s*下$/, '已撤下'],
    ['out', timed('published', PAST), '撤下', null, /^撤下后读者看不到/, /^撤\s*下$/, '已撤下'],
  ])('that is %s: %#', async (_state, opened, action, title, question, yes, said) => {
    const service = stubService({ ...preview, [SAVE]: saved(4), [MOVE]: ok(opened), [OPEN]: ok(opened) });
    const admin = show(opened);
    if (title) {
      await fill('标题', title);
      expect(await screen.findByText(/更新定时发布之前，到时发布的仍是原来的内容/)).toBeInTheDocument();
      expect(screen.queryByLabelText(/^修订说明/)).not.toBeInTheDocument();
    }
    await userEvent.click(await screen.findByRole('button', { name: action }));

    expect(await screen.findByRole('dialog')).toHaveTextContent(question);
    await answer(yes);
    await waitFor(() => expect(admin.told).toContain(said));
    expect(service.sentTo(MOVE)).toHaveLength(1);
  });

  it('says that a text which is out goes from its readers when it is set for a time', async () => {
    stubService({ ...preview, [SAVE]: saved(4) });
    const out = timed('published', PAST);
    show({ ...out, draft: { ...out.draft, publishAt: AHEAD } });
    await userEvent.click(await screen.findByRole('button', { name: '定时发布' }));

    expect(await screen.findByRole('dialog')).toHaveTextContent(
      /读者暂时看不到，2099-01-02 09:30（北京时间）再次显示/,
    );
  });
});

test('an empty text is not published: said at the editor and in the summary', async () => {
  const service = stubService(preview);
  const empty = { ...draft, body: '' };
  show({ ...published, draft: empty, stands: empty, content: { ...published.content, state: 'withdrawn' } });
  await press('重新发布');

  expect(await screen.findByLabelText(/^正文/, { selector: 'textarea' })).toHaveAccessibleDescription(
    /请填写正文/,
  );
  expect(screen.getByRole('link', { name: '请填写正文' })).toHaveAttribute('href', '#body');
  expect(service.sentTo(MOVE)).toEqual([]);
});

test('half a moment stays as typed, says so, and is not published', async () => {
  const service = stubService({ ...preview, [SAVE]: saved(4) });
  show({ ...published, content: { ...published.content, state: 'withdrawn' } });
  await fill(/^失效时间/, '2026-9');
  await userEvent.tab(); // to the button that clears it
  await userEvent.tab();
  expect(screen.getByLabelText(/^失效时间/)).toBeInvalid();
  await press('重新发布');

  expect(await screen.findByLabelText(/^失效时间/)).toHaveAccessibleDescription(/2026-09-14 09:30/);
  expect(screen.getByLabelText(/^失效时间/)).toHaveValue('2026-9');
  expect(service.sentTo(MOVE)).toEqual([]);
});

test('a new text is made with its first word, not before', async () => {
  const service = stubService({
    ...preview,
    [CREATE]: ok({ ...unmade, id: 9 }),
    [SAVE]: saved(1),
  });
  const made: number[] = [];
  const fresh = { name: 'content/new-k1', key: 'k1', kept: {}, release: () => undefined };
  renderAdmin(
    <ContentForm
      opened={{ record: unmade, kept: {}, fresh }}
      userId={1}
      onMade={({ id }) => made.push(id)}
    />,
  );
  expect(await screen.findByRole('heading', { level: 1, name: '新建内容' })).toBeInTheDocument();
  expect(service.sentTo(CREATE)).toEqual([]);
  await fill('标题', '新的公告');

  await waitFor(() => expect(made).toEqual([9]), { timeout: 5000 });
  await waitFor(() => expect(service.sentTo(SAVE)).toHaveLength(1));
  expect(service.sentTo(SAVE)[0]?.body).toEqual({
    changes: [{ path: 'title', base: null, value: '新的公告' }],
  });
});

test('what two editors wrote in one field stands side by side until one chooses', async () => {
  const theirs = { path: 'topic', mine: '设备', theirs: '仪器', by: '顾明谦', at: AT };
  const service = stubService({
    ...preview,
    [SAVE]: ok({ version: 5, savedAt: AT, merged: { topic: '仪器' }, conflicts: [theirs] }),
    [OPEN]: ok(published),
  });
  show(published);
  await fill(/^主题/, '设备');

  const panel = await screen.findByRole('group', { name: '另一处有更新 主题' });
  expect(screen.getByRole('textbox', { name: /^主题/ })).toHaveValue('设备');
  expect(panel).toHaveTextContent('仪器');
  service.answer(SAVE, saved(6));
  await userEvent.click(within(panel).getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(service.sentTo(SAVE).at(-1)?.body).toMatchObject({ resolve: ['topic'] }), {
    timeout: 5000,
  });
});

test('what is set for a time is out when it comes, also for whoever looks at it', async () => {
  stubService({ ...preview, [SAVE]: saved(4) });
  // Long enough for the typing below on a machine that is busy.
  const soon = new Date(Date.now() + 4000);
  const timed = { ...draft, publishAt: beijingClock(soon.getTime()) };
  show({
    ...published,
    draft: timed,
    stands: timed,
    content: { ...published.content, publishAt: soon.toISOString() },
  });
  await fill('标题', '补充通知');
  expect(await screen.findByRole('button', { name: '更新定时发布' })).toBeVisible();

  expect(await screen.findByRole('button', { name: '发布修改' }, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByLabelText(/^修订说明/)).toBeVisible();
});

test.each([
  ['announcement', 0],
  ['banner', 1],
] as const)('no kind is offered that no page shows, but %s stays what it is', async (kind, n) => {
  stubService({ ...preview, [SAVE]: saved(4) });
  const text = { ...draft, cmsTypeKey: kind };
  show({ ...published, draft: text, stands: text });
  await userEvent.click(await screen.findByRole('combobox', { name: /^栏目/ }));

  expect(await screen.findAllByTitle('使用手册')).not.toHaveLength(0);
  expect(document.querySelectorAll('.ant-select-item-option[title="横幅"]')).toHaveLength(n);
});

describe('an earlier version', () => {
  const RESTORE = 'POST /prod-api/cms/content/{id}/versions/{kept}/restore';
  const version = (n: number, body: string) => ({
    version: n,
    title: draft.title,
    body,
    note: '',
    by: '程砚',
    at: AT,
    files: [],
    figures: [],
  });
  const versions = okRows([version(3, '正文'), version(2, '旧的一行\n正文')]);

  it('is compared line by line with what stands, and comes back with a word about it', async () => {
    const service = stubService({
      ...preview,
      'GET /prod-api/cms/content/{id}/versions': versions,
      [RESTORE]: ok(published),
      [OPEN]: ok(published),
    });
    const admin = show(published);
    // The current version cannot be restored, so it has no button.
    expect(await screen.findAllByRole('button', { name: '恢复这一版' })).toHaveLength(1);
    await press('恢复这一版');

    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/^恢复第 3 版的标题、正文、插图和附件，作为新的一版随即发布。/);
    expect(within(dialog).getByText('旧的一行').tagName).toBe('INS');
    await userEvent.type(within(dialog).getByLabelText(/^修订说明/), '误删一行');
    await userEvent.click(within(dialog).getByRole('button', { name: '恢复这一版' }));

    await waitFor(() => expect(admin.told).toContain('已恢复第 3 版的内容'));
    expect(service.sentTo(RESTORE)[0]?.body).toEqual({ version: 3, note: '误删一行' });
  });
});

describe('a list of what is to be funded', () => {
  it('says before it is taken down how many it names, and who will hear it', async () => {
    stubService(preview);
    show({ ...published, listed: { running: 2, waiting: 0 } });
    await press(/^撤\s*下$/);

    expect(await screen.findByRole('dialog')).toHaveTextContent(/有 2 项正在公示。撤下后公示期停止计算/);
  });

  it('that was taken down leads to another one and cannot be published again', async () => {
    stubService(preview);
    show({
      ...published,
      content: { ...published.content, state: 'withdrawn' },
      listed: { running: 0, waiting: 2 },
    });

    expect(await screen.findByText(/有 2 项等待重新公示/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '重新发布' })).not.toBeInTheDocument();
  });
});
