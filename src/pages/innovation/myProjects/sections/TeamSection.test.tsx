import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDraft, aDraftSaved } from '@tests/support/aDraft';
import { renderSection } from '@tests/support/renderSection';
import TeamSection from './TeamSection';

const MASKED = '110***********1234';
const member = {
  'team.members': ['m001'],
  'team.members.m001.name': '顾明谦',
  'team.members.m001.unit': '青陶大学',
  'team.members.m001.title': 'associate',
  'team.members.m001.months': 10,
  'team.members.m001.idNumber': MASKED,
};
const openMember = async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '编辑成员 1' }));
  return { user, drawer: await screen.findByRole('dialog') };
};

describe('项目团队', () => {
  it('shows who leads it and what of that cannot be changed here', () => {
    renderSection('team', TeamSection);
    expect(screen.getByText('沈知遥')).toBeVisible();
    expect(screen.getByText('已认证')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '负责人姓名' })).not.toBeInTheDocument();
  });

  it('says that the leader is not certified yet, without a link to a screen that does not exist', () => {
    renderSection('team', TeamSection, {
      application: { owner: { userId: 11, name: '沈知遥', certified: false } },
    });
    expect(screen.getByText('未认证')).toBeVisible();
    expect(screen.queryByRole('link', { name: '前往认证中心' })).not.toBeInTheDocument();
  });

  it('writes what is asked of the leader to its paths', async () => {
    const user = userEvent.setup();
    const { draft } = renderSection('team', TeamSection);
    await user.type(screen.getByRole('textbox', { name: '负责人投入人月' }), '12.5');
    await user.type(screen.getByRole('textbox', { name: '负责人邮箱' }), 'shen＠example.cn');
    await user.click(screen.getByRole('combobox', { name: '负责人职称' }));
    await user.click(await screen.findByTitle('副高级'));
    expect(draft.value('team.leaderMonths')).toBe(12.5);
    expect(draft.value('team.leaderEmail')).toBe('shen@example.cn');
    expect(draft.value('team.leaderTitle')).toBe('associate');
  });

  it('says how many person-months are accepted before any is typed, of the leader and of a member', async () => {
    renderSection('team', TeamSection, {
      fields: { ...member, 'base.termStart': '2027-01', 'base.termEnd': '2028-06' },
    });
    const said = /执行期内实际投入的月数，0.5—18 人月/;
    expect(screen.getByRole('textbox', { name: '负责人投入人月' })).toHaveAccessibleDescription(said);
    const { drawer } = await openMember();
    expect(within(drawer).getByRole('textbox', { name: /投入人月/ })).toHaveAccessibleDescription(said);
  });

  it('says of a row in the list how much of it is wrong, before anything was tried', () => {
    renderSection('team', TeamSection, {
      fields: member,
      slips: {
        'team.members.m001.phone': '手机号应为 11 位，以 1 开头',
        'team.members.m001.months': '投入应为 0—60 人月',
      },
    });
    expect(screen.getByText('2 处需要修改')).toBeVisible();
  });

  it('adds a member and opens the nine fields at once', async () => {
    const user = userEvent.setup();
    const { draft } = renderSection('team', TeamSection);
    await user.click(screen.getByRole('button', { name: '添加成员' }));
    const drawer = await screen.findByRole('dialog');
    await user.type(within(drawer).getByRole('textbox', { name: '姓名' }), '陆一苇');
    const [id] = draft.value('team.members') as string[];
    expect(draft.value(`team.members.${id}.name`)).toBe('陆一苇');
    expect(
      within(drawer).getAllByRole('textbox').length + within(drawer).getAllByRole('combobox').length,
    ).toBe(9);
    expect(within(drawer).getByText(/仅审核人员可见/)).toBeVisible();
  });

  it('tells a member in one line', () => {
    renderSection('team', TeamSection, { fields: member });
    expect(screen.getByText('顾明谦')).toBeVisible();
    expect(screen.getByText('青陶大学 · 副高级 · 10 人月')).toBeVisible();
  });

  it('shows a saved ID number masked and replaces it only as a whole', async () => {
    const { draft } = renderSection('team', TeamSection, { fields: member });
    const { user, drawer } = await openMember();
    expect(within(drawer).getByText(MASKED)).toBeVisible();
    await user.click(within(drawer).getByRole('button', { name: '重新填写' }));
    const box = within(drawer).getByRole('textbox', { name: '身份证号码' });
    expect(box).toHaveValue('');
    expect(draft.value('team.members.m001.idNumber')).toBe(MASKED);
    await user.type(box, '11010519491231002x');
    await user.tab();
    expect(draft.value('team.members.m001.idNumber')).toBe('11010519491231002X');
  });

  it('leaves the saved ID number alone when nothing is typed in its place', async () => {
    const { draft } = renderSection('team', TeamSection, { fields: member });
    const { user, drawer } = await openMember();
    await user.click(within(drawer).getByRole('button', { name: '重新填写' }));
    await user.tab();
    expect(within(drawer).getByText(MASKED)).toBeVisible();
    expect(draft.value('team.members.m001.idNumber')).toBe(MASKED);
  });

  it('masks an ID number once it is saved and left', async () => {
    const { draft } = renderSection('team', TeamSection, {
      fields: { ...member, 'team.members.m001.idNumber': null },
    });
    const { user, drawer } = await openMember();
    await user.type(within(drawer).getByRole('textbox', { name: '身份证号码' }), '11010519491231002X');
    await act(async () => void (await draft.flush()));
    expect(within(drawer).getByRole('textbox', { name: '身份证号码' })).toHaveValue('11010519491231002X');
    await user.tab();
    expect(within(drawer).queryByText('11010519491231002X')).not.toBeInTheDocument();
    expect(within(drawer).getByText('110***********002X')).toBeVisible();
  });

  it('keeps a number that is half typed open, with what is wrong with it', async () => {
    const { draft } = renderSection('team', TeamSection, {
      fields: { ...member, 'team.members.m001.idNumber': null },
      slips: { 'team.members.m001.idNumber': '身份证号码应为 18 位' },
    });
    const { user, drawer } = await openMember();
    await user.type(within(drawer).getByRole('textbox', { name: '身份证号码' }), '110105');
    await user.tab();
    await act(async () => void (await draft.flush()));
    expect(within(drawer).getByRole('textbox', { name: '身份证号码' })).toHaveValue('110105');
    expect(within(drawer).getByText('身份证号码应为 18 位')).toBeVisible();
  });

  it('sends an ID number as soon as it is left: the device does not keep it', async () => {
    const save = jest.fn(aDraftSaved);
    const fields = { ...member, 'team.members.m001.idNumber': null };
    renderSection('team', TeamSection, { draft: aDraft(fields, {}, { save }) });
    const { user, drawer } = await openMember();
    await user.type(within(drawer).getByRole('textbox', { name: '身份证号码' }), '11010519491231002x');
    expect(save).not.toHaveBeenCalled();
    await user.tab();
    // Leaving the field saves at once, without waiting for the autosave delay.
    await waitFor(() =>
      expect(save.mock.calls.map(([, changes]) => changes)).toEqual([
        [{ path: 'team.members.m001.idNumber', base: null, value: '11010519491231002X' }],
      ]),
    );
  });

  it('opens the member that the address names', async () => {
    renderSection('team', TeamSection, { fields: member, at: '/#team.members.m001.phone' });
    expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^手机/ })).toHaveAttribute(
      'id',
      'team.members.m001.phone',
    );
  });

  it('is only read where nothing may be changed', async () => {
    renderSection('team', TeamSection, { fields: member, readOnly: true });
    await userEvent.click(screen.getByRole('button', { name: '查看成员 1' }));
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByText(MASKED)).toBeVisible();
    for (const role of ['textbox', 'combobox']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });
});
