import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApplication, fullSections } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, signedInService } from '@tests/support/signedInService';
import type { StubRequest } from '@tests/support/stubService';

const ONE = 'GET /prod-api/cms/apply/{id}';
const DRAFT = 'PATCH /prod-api/cms/apply/{id}/draft';
const WHOLE = 'PUT /prod-api/cms/apply';
const NOW = Date.parse('2026-09-14T14:08:00+08:00');

const saved = (version: number, more: object = {}) =>
  ok({
    version,
    savedAt: '2026-09-14T14:08:00+08:00',
    merged: {},
    conflicts: [],
    verdicts: [],
    sectionStatus: {},
    ...more,
  });

const nearlyFull = () => {
  const sections = fullSections();
  sections.base.title = '短';
  sections.base.summary = null;
  return sections;
};

const open = async (application = anApplication({ sections: nearlyFull() }), step = 'base') => {
  const service = signedInService({ [ONE]: ok(application), [DRAFT]: saved(5), [WHOLE]: ok(application) });
  const app = renderApp(`/innovation/myProjects/147?step=${step}`);
  await screen.findByRole('textbox', { name: /项目名称/ });
  return { service, app };
};
const changesOf = (request: StubRequest | undefined) =>
  (request?.body as { changes: { path: string; value: unknown }[] } | undefined)?.changes ?? [];

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  indexedDB.deleteDatabase('kaichuang-drafts');
});

test('the frame says which of the eight steps this is, and the title of the tab says it too', async () => {
  await open();
  expect(screen.getByText('第 1 项，共 7 项，预计约 15 分钟')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '项目基本信息' })).toBeVisible();
  expect(document.title).toMatch(/^项目基本信息 · 短/);
  const rail = screen.getByRole('navigation', { name: '申报书步骤' });
  expect(within(rail).getByRole('link', { current: 'step' })).toHaveTextContent('项目基本信息');
});

test('nobody is told off before the first 下一步', async () => {
  await open();
  expect(screen.queryByText('项目名称应为 5—30 个字，当前 1 个字')).not.toBeInTheDocument();
});

test('下一步 with faults stays, gives the focus to the summary and says 错误 in the title', async () => {
  const { app } = await open();
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  const summary = await screen.findByRole('alert', { name: '有 2 处需要修改' });
  expect(summary).toHaveFocus();
  expect(within(summary).getByRole('link', { name: '项目名称应为 5—30 个字，当前 1 个字' })).toBeVisible();
  expect(document.title).toMatch(/^错误：/);
  expect(app.history()).toMatchObject({ location: { search: '?step=base' } });
  expect(screen.getByRole('textbox', { name: /项目名称/ })).toBeInvalid();
});

test('a line of the summary leads to its field', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  await userEvent.click(await screen.findByRole('link', { name: '项目名称应为 5—30 个字，当前 1 个字' }));
  expect(screen.getByRole('textbox', { name: /项目名称/ })).toHaveFocus();
});

test('after the first attempt a mended field loses its error at once', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  const title = screen.getByRole('textbox', { name: /项目名称/ });
  await userEvent.clear(title);
  await userEvent.type(title, '漏损智能诊断平台');
  await waitFor(() => expect(title).not.toBeInvalid());
  expect(screen.getByRole('alert', { name: '有 1 处需要修改' })).toBeVisible();
});

test('without faults 下一步 goes to the next step and puts the focus on its heading', async () => {
  const { app } = await open(anApplication({ sections: fullSections() }));
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  const heading = await screen.findByRole('heading', { level: 1, name: '申报单位' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(app.history()).toMatchObject({ location: { search: '?step=unit' } });
});

test('Ctrl+Enter is 下一步', async () => {
  await open(anApplication({ sections: fullSections() }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('heading', { level: 1, name: '申报单位' })).toBeVisible();
});

test('Ctrl+S saves the whole form at once with the version it was read in', async () => {
  const { service } = await open();
  await userEvent.type(screen.getByRole('textbox', { name: /项目名称/ }), '名称');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(service.sentTo(WHOLE)).toHaveLength(1));
  expect(service.sentTo(WHOLE)[0]?.body).toMatchObject({
    id: 147,
    version: 4,
    sections: { base: { title: '短名称' } },
  });
});

test('a whole save that comes too late falls back to merging field by field', async () => {
  const { service } = await open();
  service.answer(WHOLE, { status: 409, body: { success: false, code: 409, msg: '另一处有更新' } });
  await userEvent.type(screen.getByRole('textbox', { name: /项目名称/ }), '名称');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(service.sentTo(DRAFT)).not.toHaveLength(0));
  expect(changesOf(service.sentTo(DRAFT)[0])).toEqual([{ path: 'base.title', base: '短', value: '短名称' }]);
});

test('leaving a step sends what was typed without waiting', async () => {
  const { service } = await open(anApplication({ sections: fullSections() }));
  await userEvent.type(screen.getByRole('textbox', { name: /项目名称/ }), '二期');
  await userEvent.click(screen.getByRole('button', { name: '返回任务列表' }));
  await waitFor(() => expect(service.sentTo(DRAFT)).toHaveLength(1));
  expect(await screen.findByRole('heading', { level: 2, name: /^申报书/ })).toBeVisible();
});

test('offline the line says so, and what was typed is still there in the next visit', async () => {
  const { service } = await open();
  service.answer(DRAFT, { status: 0 });
  service.answer(WHOLE, { status: 0 });
  await userEvent.type(screen.getByRole('textbox', { name: /项目名称/ }), '名称');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('保存失败，已存在本机')).toBeVisible();
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
});

test('a field that two hands changed shows both values, and the choice is kept', async () => {
  const { service } = await open();
  const conflict = {
    path: 'base.title',
    mine: '短名称',
    theirs: '别处改的名称',
    by: '顾明谦',
    at: '2026-09-14T14:05:00+08:00',
  };
  service.answer(DRAFT, saved(6, { conflicts: [conflict] }));
  service.answer(WHOLE, { status: 409, body: { success: false, code: 409, msg: '另一处有更新' } });
  await userEvent.type(screen.getByRole('textbox', { name: /项目名称/ }), '名称');
  await userEvent.keyboard('{Control>}s{/Control}');
  const title = screen.getByRole('textbox', { name: /项目名称/ });
  const panel = await screen.findByRole('group', { name: '另一处有更新 项目名称' });
  expect(title).toHaveValue('短名称');
  expect(title).toHaveAccessibleDescription(expect.stringContaining('另一处有更新'));
  // The notice at the top of the form links to the conflict.
  await userEvent.click(screen.getByRole('link', { name: '项目名称' }));
  expect(panel).toHaveFocus();
  expect(panel).toHaveTextContent('别处改的名称');
  expect(panel).toHaveTextContent('对方的（顾明谦，2026-09-14 14:05）');
  await userEvent.click(within(panel).getByRole('button', { name: '采用对方的：项目名称' }));
  expect(screen.getByRole('textbox', { name: /项目名称/ })).toHaveValue('别处改的名称');
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.queryByRole('group', { name: /另一处有更新/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '另一处有更新' })).not.toBeInTheDocument();
});
