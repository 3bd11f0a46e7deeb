import type { CodeFinding } from '@contract/learning';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAnswers } from '@tests/support/a-setting';
import { aFinding, aSpaceRow } from '@tests/support/a-space';
import { renderApp } from '@tests/support/renderApp';
import { signedInService } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { okFields } from '@tests/support/user-area';

const LOOK = 'GET /api/learning/codes/{code}.json';
const COURSE = 'POST /api/courses/apply_to_join_course.json';
const PROJECT = 'POST /api/project_applies.json';
const refusal = (errorCode: string, message: string, status = -1) => ({
  status: 422,
  body: { success: false, status, message, errorMessage: message, errorCode, showType: 2 },
});
const open = async (address = '/learning/join?code=K7M3Q') => {
  renderApp(address);
  await screen.findByRole('heading', { level: 1, name: '凭邀请码加入' });
};

describe('the code', () => {
  it('is refused at its field while it cannot be one, and stays as it was typed', async () => {
    const service = signedInService();
    await open('/learning/join');
    const field = screen.getByLabelText('邀请码');
    await userEvent.type(field, 'k0m3');
    await userEvent.click(screen.getByRole('button', { name: /^查\s*看$/ }));

    expect(field).toHaveAccessibleDescription(/不含 0、O、1、I/);
    expect(field).toHaveValue('k0m3');
    expect(service.sentTo(LOOK)).toHaveLength(0);
  });

  it('that is none takes the place of what the one before opened', async () => {
    signedInService({ [LOOK]: okFields(aFinding()) });
    await open();
    expect(await screen.findByRole('heading', { name: '水力建模入门' })).toBeVisible();
    const field = screen.getByLabelText('邀请码');
    await userEvent.clear(field);
    await userEvent.type(field, '!!');
    await userEvent.click(screen.getByRole('button', { name: /^查\s*看$/ }));

    expect(field).toHaveAccessibleDescription(/不含 0、O、1、I/);
    expect(screen.queryByRole('heading', { name: '水力建模入门' })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'K7M3Q');
    await userEvent.click(screen.getByRole('button', { name: /^查\s*看$/ }));
    expect(await screen.findByRole('heading', { name: '水力建模入门' })).toBeVisible();
  });

  it('is read out of a pasted link', async () => {
    const service = signedInService({ [LOOK]: okFields(aFinding()) });
    await open('/learning/join');
    await userEvent.click(screen.getByLabelText('邀请码'));
    await userEvent.paste('https://learning.example.com/learning/join?code=k7m3q');
    await userEvent.click(screen.getByRole('button', { name: /^查\s*看$/ }));

    expect(await screen.findByRole('heading', { name: '水力建模入门' })).toBeVisible();
    expect(service.sentTo(LOOK)[0]?.path).toBe('/api/learning/codes/K7M3Q.json');
  });

  it('that nobody gave out says so, with what to do', async () => {
    signedInService({ [LOOK]: refusal('learning.codeWrong', '邀请码无效') });
    await open();

    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('邀请码无效');
    expect(note).toHaveTextContent('请逐位核对');
  });

  it('of what was taken down asks for no other code', async () => {
    signedInService({ [LOOK]: refusal('learning.removed', '课堂已下架，暂时无法加入') });
    await open();

    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('课堂已下架，暂时无法加入');
    expect(note).not.toHaveTextContent('邀请码');
    expect(within(note).getByRole('link', { name: '查看进行中的' })).toHaveAttribute(
      'href',
      '/learning?state=open',
    );
  });
});

describe('joining', () => {
  it('a course as a student is done at once', async () => {
    const service = signedInService({
      [LOOK]: okFields(aFinding()),
      [COURSE]: okFields({ message: '加入成功', course_id: 5 }),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: '加入课程' }));

    expect(await screen.findByText('加入成功')).toBeVisible();
    expect(screen.getByRole('link', { name: '进入课程' })).toHaveAttribute('href', '/learning/courses/5');
    expect(service.sentTo(COURSE)[0]?.body).toEqual({
      invite_code: 'K7M3Q',
      student: 1,
      professor: null,
      assistant_professor: null,
    });
  });

  it('takes one of the places that the card counts', async () => {
    const found = (member_count: number) =>
      okFields(aFinding({ space: aSpaceRow({ member_count, capacity: 2 }) }));
    const service = signedInService({
      [LOOK]: found(1),
      [COURSE]: okFields({ message: '加入成功', course_id: 5 }),
    });
    await open();
    expect(await screen.findByText('1/2 人')).toBeVisible();
    service.answer(LOOK, found(2));
    await userEvent.click(await screen.findByRole('button', { name: '加入课程' }));

    expect(await screen.findByText('2/2 人')).toBeVisible();
    expect(screen.getByText('加入成功')).toBeVisible();
  });

  it('a course as a teacher waits, and may be combined with studying', async () => {
    const service = signedInService({
      [LOOK]: okFields(aFinding()),
      [COURSE]: okFields({ message: '加入成功', course_id: 5 }),
    });
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: /^教师/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: '同时以学生身份立即加入' }));
    await userEvent.click(screen.getByRole('button', { name: '提交申请' }));

    expect(await screen.findByText('教师申请已提交，请等待审核')).toBeVisible();
    expect(screen.getByText('加入成功')).toBeVisible();
    expect(service.sentTo(COURSE)[0]?.body).toMatchObject({ student: 1, professor: 1 });
  });

  it('a project asks for a role', async () => {
    const service = signedInService({
      [LOOK]: okFields(aFinding({ space: aSpaceRow({ id: 8, kind: 'project' }) })),
      [PROJECT]: okFields({ project_id: 8 }),
    });
    await open('/learning/join?code=WATER8');
    await userEvent.click(await screen.findByRole('radio', { name: /开发人员/ }));
    await userEvent.click(screen.getByRole('button', { name: '提交申请' }));

    expect(await screen.findByText('开发人员申请已提交，请等待审核')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看我的学习' })).toHaveAttribute('href', '/learning/mine');
    expect(service.sentTo(PROJECT)[0]?.body).toEqual({ code: 'WATER8', role: 'developer' });
  });

  it('that the service refuses keeps the choice and says why', async () => {
    signedInService({
      [LOOK]: okFields(aFinding()),
      [COURSE]: refusal('learning.full', '课堂人数已满，无法加入'),
    });
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: /助教/ }));
    await userEvent.click(screen.getByRole('button', { name: '提交申请' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('课堂人数已满，无法加入');
    expect(screen.getByRole('radio', { name: /助教/ })).toBeChecked();
  });

  it.each([
    ['profile', '请先完善基本信息', '完善资料', '/user?tab=account&code=K7M3Q'],
    ['certification1', '该课堂要求成员完成实名认证', '前往认证中心', '/user?tab=certification'],
    ['certification3', '该课堂要求成员完成实名和职业认证', '前往认证中心', '/user?tab=certification'],
    ['ended', '课堂已结束，无法加入', '查看进行中的', '/learning?state=open'],
    ['full', '课堂人数已满，无法加入', '查看进行中的', '/learning?state=open'],
  ] as const)('is not offered where it cannot work (%s): the next step is', async (key, text, step, to) => {
    signedInService({ [LOOK]: okFields(aFinding({ refusal: key, refusal_text: text })) });
    await open();

    const note = within(await screen.findByRole('alert'));
    expect(note.getByText(text)).toBeVisible();
    expect(note.getByRole('link', { name: step })).toHaveAttribute('href', to);
    expect(screen.queryByRole('button', { name: '加入课程' })).not.toBeInTheDocument();
  });

  it.each([
    ['a member of a project', { roles: ['reporter'] as const, waiting: [] }, '您已在该项目中'],
    ['who waits', { roles: [], waiting: ['manager'] as const }, '管理人员申请已提交，请等待审核'],
  ])('is over for %s', async (_who, { roles, waiting }, words) => {
    const space = aSpaceRow({ kind: 'project' });
    signedInService({ [LOOK]: okFields(aFinding({ space, roles: [...roles], waiting: [...waiting] })) });
    await open('/learning/join?code=WATER8');

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('what somebody is here already', () => {
  it.each<[string, Partial<CodeFinding>, string, string[]]>([
    ['waits to assist', { waiting: ['assistant'] }, '助教申请已提交，请等待审核', ['学生']],
    ['is a student', { roles: ['student'] }, '您已是课程成员', ['教师', '助教']],
  ])('is said above what is left to who %s', async (_who, facts, words, left) => {
    signedInService({ [LOOK]: okFields(aFinding(facts)) });
    await open();

    expect(await screen.findByText(words)).toBeVisible();
    const offered = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(offered).toHaveLength(left.length);
    for (const role of left)
      expect(screen.getByRole('radio', { name: new RegExp(`^${role}`) })).toBeVisible();
  });

  it('is the teacher, who finds the way in and no choice', async () => {
    signedInService({ [LOOK]: okFields(aFinding({ roles: ['creator'] })) });
    await open();

    expect(await screen.findByRole('link', { name: '进入课程' })).toHaveAttribute(
      'href',
      '/learning/courses/5',
    );
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it.each([
    ['course', 'creator', '邀请码已停用，现在没有人能用它加入。可在课程页面启用。'],
    ['project', 'manager', '邀请码已停用，现在没有人能用它加入。可在项目页面启用。'],
  ] as const)(
    'is who keeps the disabled code of a %s, and need ask nobody for another',
    async (kind, role, words) => {
      const refusal_text = '邀请码已停用，请向教师索取新的邀请码';
      const facts = {
        space: aSpaceRow({ kind }),
        roles: [role],
        refusal: 'codeClosed',
        refusal_text,
      } as const;
      signedInService({ [LOOK]: okFields(aFinding({ ...facts, roles: [role] })) });
      await open();

      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(screen.queryByText(/索取/)).toBeNull();
    },
  );
});

it.each([
  ['open', {}, '这是一班的邀请码，加入后直接进入该班。'],
  ['disabled', { refusal: 'codeClosed', refusal_text: '邀请码已停用' }, '这是一班的邀请码。'],
  ['of an own course', { roles: ['creator'] }, '这是一班的邀请码。'],
  ['of the own class', { roles: ['student'], own_class: '一班' }, '这是一班的邀请码。'],
  [
    'of another class',
    { roles: ['student'], own_class: '二班' },
    '这是一班的邀请码。您现在在二班，以学生身份加入后转入一班。',
  ],
] as const)(
  'promises a place in the class only while the code gives one: %s',
  async (_case, facts, words) => {
    const finding = { class_name: '一班', ...facts } as Parameters<typeof aFinding>[0];
    signedInService({ [LOOK]: okFields(aFinding(finding)) });
    await open();

    expect(await screen.findByText(words)).toBeVisible();
  },
);

it('leads a visitor to the sign-in and back to the same code', async () => {
  stubService(startAnswers());
  const app = renderApp('/learning/join?code=K7M3Q');
  await screen.findByLabelText(/用户名/);

  const { pathname, search } = (app.history() as unknown as { location: Location }).location;
  expect(pathname).toBe('/login');
  expect(new URLSearchParams(search).get('from')).toBe('/learning/join?code=K7M3Q');
});
