import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, refused, signedInService } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';

const FAQ = 'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cmsList';
const SEARCH = 'GET /prod-api/cms/open/search';
const WORDS = 'GET /api/search_records/suggest.json';
const RECORD = 'POST /api/search_records';
const FORGET = 'DELETE /api/search_records.json';

const hit = (link: string, title: string, titleMarks: [number, number][] = []) => ({
  kind: 'policyDoc',
  title,
  titleMarks,
  excerpt: '开支范围与决算',
  excerptMarks: [[5, 7]],
  docNo: '开专办〔2026〕14 号',
  link,
  at: '2026-09-30T09:00:00+08:00',
});
const GROUPS = [
  {
    kind: 'policyDoc',
    total: 7,
    hits: [
      hit('/policyDoc/3', '专项经费使用与决算规定', [[7, 9]]),
      hit('/policyDoc/4', '决算指南', [[0, 2]]),
    ],
  },
  { kind: 'faq', total: 1, hits: [{ ...hit('/faq/9', '决算何时交'), kind: 'faq' }] },
];
const words = (recent: string[] = [], hot: string[] = []) => ({
  body: { status: 0, success: true, recent, hot },
});
const answers = {
  [SEARCH]: ok({ groups: GROUPS }),
  [WORDS]: words([], ['申报指南', '预算']),
  [RECORD]: { body: { status: 0, success: true } },
};

/** A page that makes no calls itself, with the overlay open. */
async function openOverlay(service = stubService({ ...startAnswers(), ...answers })) {
  const app = renderApp('/500');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('button', { name: '搜索' }));
  const dialog = await screen.findByRole('dialog', { name: '全站搜索' });
  const field = within(dialog).getByRole('searchbox', { name: '搜索全站' });
  return { service, app, dialog: within(dialog), field };
}
const placeOf = (app: ReturnType<typeof renderApp>) =>
  (app.history() as unknown as { location: Location }).location;

describe('the search overlay', () => {
  it('looks for words, not for the letters of one that is being composed', async () => {
    const { service, field } = await openOverlay();
    const compose = (value: string) => fireEvent.input(field, { target: { value }, isComposing: true });

    fireEvent.compositionStart(field);
    compose('jue suan');
    expect(field).toHaveValue('jue suan');
    await act(() => new Promise<void>((done) => setTimeout(done, 400)));
    expect(service.sentTo(SEARCH)).toEqual([]);
    compose('决算');
    fireEvent.compositionEnd(field);

    await screen.findByText('决算何时交');
    expect(service.sentTo(SEARCH).map(({ query }) => query.get('keyword'))).toEqual(['决算']);
  });

  it.each([
    ['says so', { isComposing: true }],
    ['takes the key', { keyCode: 229 }],
  ])(
    'Escape that gives up a word of the input method leaves it open, where the browser %s',
    async (_, sign) => {
      const { field } = await openOverlay();
      fireEvent.change(field, { target: { value: '预算 jue suan' } });

      fireEvent.keyDown(field, { key: 'Escape', ...sign });

      expect(field).toBeVisible();
      expect(field).toHaveValue('预算 jue suan');
    },
  );

  it.each<[string, (dialog: HTMLElement) => Promise<unknown>]>([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press beside it', (dialog) => userEvent.click(dialog)],
    ['its button', (dialog) => userEvent.click(within(dialog).getByRole('button', { name: '关闭搜索' }))],
  ])('%s closes the dialog while it is on the page, so that it gives the focus back', async (_, leave) => {
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
    await openOverlay();
    const dialog = screen.getByRole('dialog', { name: '全站搜索' });
    await leave(dialog);

    expect(close.mock.contexts).toContain(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    close.mockRestore();
  });

  it('stays away while somebody types a /', async () => {
    stubService({ ...startAnswers(), ...answers, [FAQ]: okRows([], { topics: [], years: [] }) });
    renderApp('/faq');

    await userEvent.type(await screen.findByRole('searchbox', { name: '问题中的词' }), '是/否');

    expect(screen.getByRole('searchbox', { name: '问题中的词' })).toHaveValue('是/否');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens with the key / anywhere else, and the key can be switched off', async () => {
    stubService({ ...startAnswers(), ...answers });
    renderApp('/500');
    await screen.findByRole('heading', { level: 1 });

    await userEvent.keyboard('/');
    const dialog = await screen.findByRole('dialog', { name: '全站搜索' });
    await userEvent.click(within(dialog).getByRole('button', { name: '停用快捷键' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭搜索' }));
    await userEvent.keyboard('/');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('searches from two letters on, once the typing pauses', async () => {
    const { service, dialog, field } = await openOverlay();

    await userEvent.type(field, '决');
    expect(dialog.getByText('再输入一个字，从两个字起开始搜索')).toBeVisible();
    await userEvent.type(field, '算');
    await dialog.findByRole('region', { name: /政策文件/ });

    expect(service.sentTo(SEARCH).map(({ query }) => query.get('keyword'))).toEqual(['决算']);
  });

  it('groups what it found by kind, marks the words and tells how many', async () => {
    const { dialog, field } = await openOverlay();
    await userEvent.type(field, '决算');

    const group = within(await dialog.findByRole('region', { name: '政策文件 7' }));
    const link = group.getByRole('link', { name: /专项经费使用与/ });
    expect(link).toHaveAttribute('href', '/policyDoc/3');
    expect([...link.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      '决算',
      '决算',
    ]);
    expect(group.getByRole('link', { name: '查看全部 7 条' })).toHaveAttribute(
      'href',
      `/policyDoc?${new URLSearchParams({ keyword: '决算' })}`,
    );
    expect(dialog.getByText('找到 8 条')).toHaveAttribute('role', 'status');
  });

  it('says of what stands there by which word it was found, while a newer word is searched for', async () => {
    const { service, dialog, field } = await openOverlay();
    await userEvent.type(field, '决算');
    await dialog.findByRole('region', { name: '政策文件 7' });
    service.answer(SEARCH, () => new Promise(() => undefined));
    await userEvent.type(field, '书');
    await waitFor(() => expect(service.sentTo(SEARCH)).toHaveLength(2));
    await userEvent.keyboard('{Enter}');

    expect(dialog.getByRole('link', { name: '查看全部 7 条' })).toHaveAttribute(
      'href',
      `/policyDoc?${new URLSearchParams({ keyword: '决算' })}`,
    );
    expect(service.sentTo(RECORD)[0]?.body).toEqual({ keyword: '决算', hits: 8, scope: 'site' });
  });

  it('goes through the hits by arrow keys, and follows one by Enter', async () => {
    const { service, app, dialog, field } = await openOverlay();
    await userEvent.type(field, '决算');
    await dialog.findByRole('region', { name: '政策文件 7' });

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(dialog.getByRole('link', { name: /指南/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    await waitFor(() => expect(placeOf(app).pathname).toBe('/policyDoc/4'));
    expect(screen.queryByRole('dialog', { name: '全站搜索' })).not.toBeInTheDocument();
    expect(service.sentTo(RECORD)[0]?.body).toEqual({ keyword: '决算', hits: 8, scope: 'site' });
  });

  it('says which word was not found, and where to ask', async () => {
    const { dialog, field } = await openOverlay(
      stubService({ ...startAnswers(), ...answers, [SEARCH]: ok({ groups: [] }) }),
    );
    await userEvent.type(field, '航天');

    expect(await dialog.findByText('没有找到“航天”')).toBeVisible();
    expect(dialog.getByRole('link', { name: '常见问题' })).toHaveAttribute('href', '/faq');
  });

  it('an error shows its reason and another try', async () => {
    const { service, dialog, field } = await openOverlay(
      stubService({ ...startAnswers(), ...answers, [SEARCH]: refused(503, '服务繁忙，请稍后重试') }),
    );
    await userEvent.type(field, '决算');

    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText('服务繁忙，请稍后重试')).toBeVisible();
    service.answer(SEARCH, ok({ groups: GROUPS }));
    await userEvent.click(alert.getByRole('button', { name: '重试' }));

    expect(await dialog.findByRole('region', { name: '政策文件 7' })).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('works without its suggestions', async () => {
    const { dialog, field } = await openOverlay(
      stubService({ ...startAnswers(), ...answers, [WORDS]: { status: 500 }, [RECORD]: { status: 500 } }),
    );
    await userEvent.type(field, '决算{Enter}');

    expect(await dialog.findByRole('region', { name: '政策文件 7' })).toBeVisible();
  });
});

describe('suggested words', () => {
  it('are those that many look for; one press searches', async () => {
    const { service, dialog, field } = await openOverlay();

    await userEvent.click(await dialog.findByRole('button', { name: '预算' }));
    await dialog.findByRole('region', { name: '政策文件 7' });
    await waitFor(() => expect(field).toHaveFocus());

    expect(service.sentTo(SEARCH)[0]?.query.get('keyword')).toBe('预算');
  });

  it('of a visitor stay on the device until they are cleared', async () => {
    const { dialog, field } = await openOverlay();
    await userEvent.type(field, '决算');
    await dialog.findByRole('region', { name: '政策文件 7' });
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(field);

    expect(await dialog.findByRole('button', { name: '决算' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '清除' }));

    expect(dialog.queryByRole('button', { name: '决算' })).not.toBeInTheDocument();
    await waitFor(() => expect(field).toHaveFocus());
    expect(localStorage.getItem('search_recent')).toBeNull();
  });

  it('of a signed-in person come from the service and are cleared there', async () => {
    const { service, dialog } = await openOverlay(
      signedInService({
        ...answers,
        [WORDS]: words(['间接费用']),
        [FORGET]: { body: { status: 0, success: true } },
      }),
    );
    await dialog.findByRole('button', { name: '间接费用' });

    service.answer(WORDS, words());
    await userEvent.click(dialog.getByRole('button', { name: '清除' }));

    await waitFor(() => expect(dialog.queryByRole('button', { name: '间接费用' })).not.toBeInTheDocument());
    expect(service.sentTo(FORGET)).toHaveLength(1);
    expect(localStorage.getItem('search_recent')).toBeNull();
  });
});
