import type { DemandReply } from '@contract/demand-reply';
import type { DraftSaved } from '@contract/draft';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDemand, anOwn, aReply, EMPTY } from '@tests/support/a-demand';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, refused, signedInService } from '@tests/support/signedInService';

const OPEN = 'GET /prod-api/cms/open/demand/{id}';
const OWN = 'GET /prod-api/cms/demand/{id}';
const REPLIES = 'GET /prod-api/cms/demand/{id}/replies';

const CREATE = 'POST /prod-api/cms/demand';
const SAVE = 'PATCH /prod-api/cms/demand/{id}';
const aSave = (facts: Partial<DraftSaved> = {}): DraftSaved => ({
  version: 2,
  savedAt: '2026-09-14T14:08:00+08:00',
  merged: {},
  conflicts: [],
  ...facts,
});

describe('the form of a demand', () => {
  it('names what is missing at its fields, and the coach says why it matters, without blocking', async () => {
    const person = userEvent.setup();
    signedInService({ [OWN]: ok(anOwn()) });
    renderApp('/user/demand/7');

    const coach = await screen.findByRole('complementary', { name: '清晰度' });
    expect(within(coach).getByText(/“明显提高”无法考核/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: '提交审核' }));

    expect(await screen.findByRole('alert', { name: /处需要修改/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: '需求名称' })).toBeInvalid();
  });

  it('keeps an amount that is none in its field and in the draft, and says so', async () => {
    const person = userEvent.setup();
    const service = signedInService({
      [OWN]: ok(anOwn()),
      'PATCH /prod-api/cms/demand/{id}': ok(aSave()),
    });
    renderApp('/user/demand/7');

    const field = await screen.findByRole('textbox', { name: /预算下限/ });
    await person.type(field, '三十万');
    await person.tab(); // to the button that clears it
    await person.tab();

    expect(field).toHaveValue('三十万');
    expect(await screen.findByText('金额应为不小于 0、最多两位小数的数字')).toBeVisible();
    const patch = 'PATCH /prod-api/cms/demand/{id}';
    await waitFor(() => expect(service.sentTo(patch)).not.toHaveLength(0), { timeout: 5000 });
    expect(JSON.stringify(service.sentTo(patch)[0]?.body)).toContain('三十万');
  });

  it('says of a day out of its range what would be one as soon as its field is left, and of nothing that is missing', async () => {
    signedInService({ [OWN]: ok(anOwn()), 'PATCH /prod-api/cms/demand/{id}': ok(aSave()) });
    renderApp('/user/demand/7');

    const field = await screen.findByRole('textbox', { name: /有效期/ });
    await userEvent.type(field, '2035-01-01');
    await userEvent.click(screen.getByRole('textbox', { name: /^单位/ }));

    expect(await screen.findByText('有效期最长一年')).toBeVisible();
    expect(field).toHaveValue('2035-01-01');
    expect(screen.getByRole('textbox', { name: /需求名称/ })).toBeValid();
  });

  it('opens a new one without writing anything; the first change makes it, and the form stays as it is', async () => {
    const person = userEvent.setup();
    const service = signedInService({
      'GET /prod-api/cms/demand/new': ok({ ...anOwn().draft, title: '', unitName: '青陶水务' }),
      [CREATE]: ok(
        anOwn({ id: 12, version: 0, draft: { ...anOwn().draft, title: '', unitName: '青陶水务' } }),
      ),
      'PATCH /prod-api/cms/demand/{id}': ok(aSave()),
    });
    const app = renderApp('/demand/new');
    const title = await screen.findByRole('textbox', { name: '需求名称' });
    expect(screen.getByRole('textbox', { name: /单位/ })).toHaveValue('青陶水务');
    expect(screen.queryByRole('button', { name: '删除草稿' })).toBeNull();
    expect(service.sentTo(CREATE)).toHaveLength(0);

    await person.type(title, '泵站群');
    await waitFor(() => expect(service.sentTo('PATCH /prod-api/cms/demand/{id}')).not.toHaveLength(0), {
      timeout: 5000,
    });

    const { location } = app.history() as unknown as { location: Location };
    expect(location.pathname).toBe('/demand/12');
    expect(service.sentTo(CREATE)).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: '需求名称' })).toBe(title);
    expect(title).toHaveFocus();
    expect(title).toHaveValue('泵站群');
  });

  it.each([
    ['/demand/new', 1, '/prod-api/cms/demand/12'],
    ['/demand/8', 0, '/prod-api/cms/demand/8'],
  ])(
    'writes into the one of its address alone, when another was open before: %s',
    async (next, created, saved) => {
      const service = signedInService({
        'GET /prod-api/cms/demand/new': ok(EMPTY),
        [CREATE]: ok(anOwn({ id: 12, version: 0 })),
        [SAVE]: ok(aSave()),
        [OWN]: ({ path }) =>
          ok(anOwn({ id: Number(path.split('/').at(-1)), draft: { ...EMPTY, title: path } })),
      });
      const app = renderApp('/demand/7');
      const before = await screen.findByRole('textbox', { name: '需求名称' });
      expect(before).toHaveValue('/prod-api/cms/demand/7');

      act(() => (app.history() as unknown as { push: (to: string) => void }).push(next));
      await waitFor(() => expect(before).not.toBeInTheDocument());
      await userEvent.type(await screen.findByRole('textbox', { name: '需求名称' }), '泵站群');
      await waitFor(() => expect(service.sentTo(SAVE)).not.toHaveLength(0), { timeout: 5000 });

      expect(service.sentTo(CREATE)).toHaveLength(created);
      expect(new Set(service.sentTo(SAVE).map(({ path }) => path))).toEqual(new Set([saved]));
    },
  );

  it('shows why it came back', async () => {
    signedInService({
      [OWN]: ok(anOwn({ status: 'returned', no: 'XQ2026-0207', reason: '请补充现有水平' })),
    });
    renderApp('/user/demand/7');

    expect(await screen.findByText('意见：请补充现有水平')).toBeVisible();
    expect(screen.queryByRole('button', { name: '删除草稿' })).toBeNull();
  });

  it('that ends soon is renewed with one press, which says until when', async () => {
    const MOVE = 'POST /prod-api/cms/demand/{id}/{event}';
    const open = { status: 'published' as const, editable: false, version: 4 };
    const service = signedInService({
      [OWN]: ok(
        anOwn({
          ...open,
          actions: ['close', 'renew'],
          renewsUntil: '2027-03-01',
          draft: { ...EMPTY, validUntil: '2026-12-01' },
        }),
      ),
      [MOVE]: ok(
        anOwn({ ...open, version: 5, actions: ['close'], draft: { ...EMPTY, validUntil: '2027-03-01' } }),
      ),
    });
    renderApp('/user/demand/7');
    expect(await screen.findByText(/有效期至 2026-12-01，到期后不再接受/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '续期至 2027-03-01' }));

    expect(await screen.findByText('已续期至 2027-03-01')).toBeVisible();
    expect(service.sentTo(MOVE)).toMatchObject([
      { path: expect.stringMatching(/7\/renew$/), body: { version: 4 } },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^续期至/ })).toBeNull());
  });

  it('is closed for a reason, with what ends with it said before', async () => {
    const MOVE = 'POST /prod-api/cms/demand/{id}/{event}';
    const open = { status: 'matching' as const, editable: false, waiting: 1, talking: 2 };
    const service = signedInService({
      [OWN]: ok(anOwn({ ...open, actions: ['solve', 'close'] })),
      [MOVE]: ok(
        anOwn({ status: 'closed', editable: false, actions: [], ending: 'other', reason: '项目暂停' }),
      ),
    });
    renderApp('/user/demand/7');
    await userEvent.click(await screen.findByRole('button', { name: '关闭需求' }));
    const dialog = await screen.findByRole('dialog', { name: '关闭需求' });
    expect(within(dialog).getByText(/3 份对接随之结束（其中待答复 1 份）/)).toBeVisible();
    const close = within(dialog).getByRole('button', { name: '关闭需求' });
    // As in every dialog, the cancelling button comes first and the confirming one last.
    expect(within(dialog).getAllByRole('button').slice(-2)).toEqual([
      within(dialog).getByRole('button', { name: '取消' }),
      close,
    ]);
    await userEvent.click(close);
    expect(within(dialog).getByText('请选择关闭的原因')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('radio', { name: '其他原因' }));
    await userEvent.click(close);
    expect(within(dialog).getByText(/现在 0 字/)).toBeVisible();
    expect(service.sentTo(MOVE)).toHaveLength(0);

    await userEvent.type(within(dialog).getByRole('textbox', { name: /补充说明/ }), '项目暂停，不再征集');
    await userEvent.click(close);

    expect(await screen.findByText('已关闭：项目暂停')).toBeVisible();
    expect(service.sentTo(MOVE)[0]?.body).toEqual({
      version: 1,
      ending: 'other',
      reason: '项目暂停，不再征集',
    });
  });

  it('is not for others: they read the public page', async () => {
    signedInService({ [OWN]: refused(404, '没有找到'), [OPEN]: ok(aDemand()), [REPLIES]: ok([]) });
    renderApp('/demand/7');

    expect(await screen.findByRole('button', { name: '申请对接' })).toBeVisible();
  });
});

describe('what somebody else waits for', () => {
  const there = expect.stringMatching(/\/demand\/detail\/7#demand-replies$/);

  it('stands on the owner’s form, with the way to where it is answered', async () => {
    signedInService({ [OWN]: ok(anOwn({ status: 'published', editable: false, actions: [], waiting: 2 })) });
    renderApp('/user/demand/7');

    expect(await screen.findByText('2 份对接申请待答复')).toBeVisible();
    expect(screen.getByRole('link', { name: '去答复' })).toHaveAttribute('href', there);
  });

  it('stands in the list of one’s own, and nothing where nobody waits', async () => {
    const { no, id, createTime: _, ...own } = anOwn();
    const row = { no, id, status: own.status, views: 0, updateTime: own.updateTime, field: null };
    const listed = { ...row, deadline: null, ownerName: '沈知遥', unitName: '' };
    signedInService({
      'GET /prod-api/cms/demand/mine': okRows([
        { ...listed, title: '泵房振动', status: 'published', waiting: 2 },
        { ...listed, id: 8, title: '茶园霜冻', waiting: 0 },
      ]),
    });
    renderApp('/user/demand');

    expect(await screen.findByRole('link', { name: '2 份对接申请待答复' })).toHaveAttribute('href', there);
    expect(screen.getAllByRole('link', { name: /待答复/ })).toHaveLength(1);
  });
});

describe('the page of a demand', () => {
  it('sends a reply, and keeps its words where the service refuses it', async () => {
    const person = userEvent.setup();
    signedInService({
      [OPEN]: ok(aDemand()),
      [REPLIES]: ok([]),
      'POST /prod-api/cms/demand/{id}/replies': refused(409, '这项需求已结束，不再接受对接申请'),
    });
    renderApp('/demand/detail/7');

    await person.click(await screen.findByRole('button', { name: '申请对接' }));
    const words = await screen.findByRole('textbox', { name: '可提供的方案' });
    await person.type(words, '短');
    await person.click(screen.getByRole('button', { name: '提交对接申请' }));
    expect(screen.getByText('请写 5 到 1000 字，现在 1 字')).toBeVisible();
    await person.type(words, '一点也可以先看数据');
    await person.click(screen.getByRole('button', { name: '提交对接申请' }));

    expect(await screen.findByText('这项需求已结束，不再接受对接申请')).toBeVisible();
    expect(words).toHaveValue('短一点也可以先看数据');
  });

  it('gives its owner the conversations with what may be done about each', async () => {
    signedInService({ [OPEN]: ok(aDemand({ mine: true })), [REPLIES]: ok([aReply()]) });
    renderApp('/demand/detail/7');

    const thread = await screen.findByRole('article', { name: '陆一苇 · 砺石新材料研究院' });
    expect(within(thread).getByText('做过相近的监测')).toBeVisible();
    expect(within(thread).getByRole('button', { name: /接\s*受/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: '申请对接' })).toBeNull();
  });

  it.each<[string, Partial<DemandReply>, RegExp]>([
    [
      'who waits, of whom and until when',
      { mine: true, actions: ['withdraw'] },
      /没有规定的答复期限；需求有效期至/,
    ],
    ['who waits, that a renewal is needed', { mine: true, answerBy: null }, /发布人续期后才能接受/],
    [
      'the owner, that a renewal is needed',
      { answerBy: null, actions: ['decline'] },
      /续期后才能接受；也可以谢绝/,
    ],
    [
      'both sides, what has ended it',
      { status: 'ended', open: false, ending: 'noNeed' },
      /已关闭（不再需要）/,
    ],
    ['the owner, that the other has moved', { unitNow: '云泽大学' }, /是砺石新材料研究院，现在是云泽大学/],
  ])('tells %s', async (_, facts, words) => {
    signedInService({ [OPEN]: ok(aDemand({ mine: !facts.mine })), [REPLIES]: ok([aReply(facts)]) });
    renderApp('/demand/detail/7');

    expect(await screen.findByText(words)).toBeVisible();
  });

  it('tells whoever is no member why an accepted conversation shows no number', async () => {
    const reply = aReply({ mine: true, status: 'accepted', contactGate: 'member', actions: ['withdraw'] });
    signedInService({ [OPEN]: ok(aDemand({ status: 'matching' })), [REPLIES]: ok([reply]) });
    renderApp('/demand/detail/7');

    expect(await screen.findByText(/可以在这里继续留言/)).toBeVisible();
  });

  it('opens its contact details to whoever has become a member while it was read', async () => {
    const VIP = 'GET /prod-api/cms/demand/checkCurrentUserIsVip';
    let isVip = false;
    const contact = { name: '沈工', phone: '19900000003', email: 'shen@example.cn' };
    const service = signedInService({
      [OPEN]: () => ok(isVip ? aDemand({ contact, contactGate: 'open' }) : aDemand()),
      [REPLIES]: ok([]),
      [VIP]: () => {
        const answer = ok(isVip);
        isVip = true;
        return answer;
      },
    });
    renderApp('/demand/detail/7');
    expect(await screen.findByText(/联系方式向会员开放/)).toBeVisible();
    expect(screen.queryByText('19900000003')).toBeNull();

    await waitFor(() => expect(service.sentTo(VIP)).toHaveLength(1));
    act(() => void window.dispatchEvent(new Event('focus')));

    expect(await screen.findByText('19900000003')).toBeVisible();
    expect(service.sentTo(OPEN)).toHaveLength(2);
  });

  it('has a ruler from its publication to its last day', async () => {
    signedInService({ [OPEN]: ok(aDemand()), [REPLIES]: ok([]) });
    renderApp('/demand/detail/7');

    expect(await screen.findByText('今天')).toBeVisible();
    for (const day of ['09-01', '12-01']) expect(screen.getByText(day)).toBeVisible();
  });

  it('offers nothing on a demand that is over', async () => {
    signedInService({
      [OPEN]: ok(aDemand({ status: 'expired', daysLeft: null, contactGate: 'over' })),
      [REPLIES]: ok([]),
    });
    renderApp('/demand/detail/7');

    expect(await screen.findByText('这项需求已结束，内容供查阅')).toBeVisible();
    expect(screen.queryByText('今天')).toBeNull();
    expect(screen.queryByRole('button', { name: '申请对接' })).toBeNull();
  });

  it('says that a closed one is closed', async () => {
    signedInService({ [OPEN]: refused(410, '这项需求已关闭', { errorCode: 'demand.closed' }) });
    renderApp('/demand/detail/7');

    expect(await screen.findByRole('heading', { level: 1, name: '需求已关闭' })).toBeVisible();
  });

  it('that is closed keeps its conversations for their two sides, to read only', async () => {
    const ended: Partial<DemandReply> = { status: 'accepted', actions: [], open: false };
    const reply = aReply({ mine: true, contactGate: 'member', ...ended });
    signedInService({
      [OPEN]: refused(410, '这项需求已关闭', { errorCode: 'demand.closed' }),
      [REPLIES]: ok([reply]),
    });
    renderApp('/user/demand/detail/7');

    const thread = await screen.findByRole('article', { name: '我的对接申请' });
    expect(within(thread).getByText('做过相近的监测')).toBeVisible();
    expect(screen.getByText('《泵房振动的在线诊断》的对接记录，只能查看')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '留言' })).toBeNull();
    expect(within(thread).queryByText(/可以在这里继续留言/)).toBeNull();
  });
});
