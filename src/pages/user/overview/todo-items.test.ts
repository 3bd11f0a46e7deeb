import { aBasicInfo } from '@tests/support/a-basic-info';
import { aSummary } from '@tests/support/an-application';
import texts from '@/locales/zh-CN';
import { type StaffTodo, todoItems } from './todo-items';

const QUEUE = { waiting: 4, deadline: '2026-10-14T23:59:59+08:00' };
const NOTHING_ASKED = {
  replies: [],
  contributions: 0,
  stalled: [],
  invitations: [],
  confirmations: [],
  leads: [],
};
const of = (unitQueue: typeof QUEUE | { waiting: number; deadline: null }, staffTodos: StaffTodo[] = []) =>
  todoItems({
    applications: [aSummary()],
    info: aBasicInfo(),
    waitingMembers: 2,
    unitQueue,
    staffTodos,
    waiting: NOTHING_ASKED,
    asksSteps: false,
  });

it('puts the applications that wait for the unit first, as many as the service counts', () => {
  const [first] = of(QUEUE);

  expect(first).toMatchObject({
    values: { n: 4 },
    deadline: QUEUE.deadline,
    to: '/user/myProjects?tab=audit',
  });
  expect(of(QUEUE).map(({ key }) => key)).toEqual(['audit', 'application-147', 'members']);
});

it('asks for the certification once, with the project that waits for it', () => {
  const info = aBasicInfo({ authentication: 'uncertified', base_info_completed: true });
  const rest = {
    info,
    waitingMembers: 0,
    unitQueue: { waiting: 0, deadline: null },
    staffTodos: [],
    waiting: NOTHING_ASKED,
  };
  const keys = (applications: ReturnType<typeof aSummary>[]) =>
    todoItems({ ...rest, applications, asksSteps: true }).map(({ key }) => key);

  expect(keys([aSummary({ status: 'unit_review' })])).toEqual(['application-147']);
  expect(keys([])).toEqual(['certification']);
});

it.each([
  [{}, ['papers', 'certification']],
  [{ licenseFile: 'a', letterFile: 'b' }, ['certification']],
  [{ licenseFile: 'a', letterFile: 'b', status: 2 }, ['papers', 'certification']],
  [{ licenseFile: 'a', letterFile: 'b', status: 1 }, ['certification']],
])('asks for the papers of a unit that was registered while they are missing: %o', (facts, keys) => {
  const registration = {
    id: 3,
    unitId: 9,
    unitName: '临浦智慧水文有限公司',
    uscc: '91330109MA5LPTW01X',
    reason: null,
    status: 0,
    licenseFile: null,
    letterFile: null,
    decideTime: null,
    createTime: '2026-11-20T09:30:00+08:00',
    ...facts,
  };
  const items = todoItems({
    applications: [],
    info: aBasicInfo({ unit: null }),
    registration,
    waitingMembers: 0,
    unitQueue: { waiting: 0, deadline: null },
    staffTodos: [],
    waiting: NOTHING_ASKED,
    asksSteps: true,
  });

  expect(items.map(({ key }) => key)).toEqual(keys);
});

it('says nothing of a unit for which nothing waits', () => {
  expect(of({ waiting: 0, deadline: null }).map(({ key }) => key)).toEqual(['application-147', 'members']);
});

it('has what waits for an expert or the office, as many as the service counts, and nothing that does not wait', () => {
  const items = of({ waiting: 0, deadline: null }, [
    { path: '/admin/units?status=0', count: 2, nearest: null },
    { path: '/admin/reviews?tab=open', count: 3, nearest: { due: '2027-01-03T23:59:59+08:00' } },
    { path: '/admin/schools?status=0', count: 0, nearest: null },
  ]);

  expect(items.map(({ to, values, deadline }) => [to, values, deadline]).slice(0, 2)).toEqual([
    ['/admin/reviews?tab=open', { n: 3 }, '2027-01-03T23:59:59+08:00'],
    ['/admin/units?status=0', { n: 2 }, null],
  ]);
  expect(items.map(({ key }) => key).slice(2)).toEqual(['application-147', 'members']);
});

it('leads to every demand that somebody asked about, to the parts that wait for a word, and to what stands still', () => {
  const waiting = {
    ...NOTHING_ASKED,
    replies: [
      { demandId: 7, title: '泵房振动', n: 2 },
      { demandId: 9, title: '茶园霜冻', n: 1 },
    ],
    contributions: 3,
    stalled: [
      { why: 'demandReturned', id: 5, title: '夜间流量' } as const,
      { why: 'demandExpired', id: 6, title: '托盘倾斜' } as const,
      { why: 'achiReturned', id: 8, title: '声学终端' } as const,
    ],
  };
  const rest = { info: aBasicInfo(), waitingMembers: 0, unitQueue: { waiting: 0, deadline: null } };
  const items = todoItems({ ...rest, applications: [], staffTodos: [], waiting, asksSteps: false });

  expect(items.map(({ note, values, to }) => [note, values, to])).toEqual([
    ['泵房振动', { n: 2 }, '/user/demand/detail/7#demand-replies'],
    ['茶园霜冻', { n: 1 }, '/user/demand/detail/9#demand-replies'],
    [null, { n: 3 }, '/user/achi/mine'],
    ['夜间流量', undefined, '/user/demand/5'],
    ['托盘倾斜', undefined, '/user/demand/6'],
    ['声学终端', undefined, '/user/achi/mine/detail/8'],
  ]);
});

it('leads to what the reader is asked to join, by its date, and to what they have to confirm', () => {
  const code = 'K7M3Q9XWTP';
  const waiting = {
    ...NOTHING_ASKED,
    invitations: [{ code, title: '管网漏损诊断', expireTime: '2026-09-20T18:00:00+08:00' }],
    confirmations: [
      { code, title: '', state: 'waiting' as const },
      { code: 'W7M3Q9XWTP', title: '泵房振动', state: 'lapsed' as const },
    ],
  };
  const rest = { info: aBasicInfo(), waitingMembers: 0, unitQueue: { waiting: 0, deadline: null } };
  const items = todoItems({
    ...rest,
    staffTodos: [],
    waiting,
    asksSteps: false,
    applications: [aSummary({ deadline: '2026-10-14T23:59:59+08:00' })],
  });

  expect(items.map(({ title, note, to }) => [title, note, to])).toEqual([
    ['user.todo.invited.title', '管网漏损诊断', `/innovation/myProjects/join?code=${code}`],
    [expect.anything(), expect.anything(), expect.stringContaining('147')],
    ['user.todo.confirm.title', null, `/innovation/myProjects/confirm?code=${code}`],
    ['user.todo.confirmAgain.title', '泵房振动', '/innovation/myProjects/confirm?code=W7M3Q9XWTP'],
  ]);
});

const LEADER = aSummary().handler;
it.each([
  ['approved', '2026-10-09T23:59:59+08:00', '提交阶段一成果'],
  ['stage_one', null, '补正阶段一成果'],
  // The first stage has passed, so the second is due, although its window has not started yet.
  ['stage_one', '2027-10-09T23:59:59+08:00', '提交阶段二成果'],
  ['stage_two', null, '补正阶段二成果'],
] as const)('names the result that is asked for: %s, due %s', (status, deadline, words) => {
  const applications = [aSummary({ status, deadline, handler: LEADER, actions: [] })];
  const rest = { info: aBasicInfo(), waitingMembers: 0, unitQueue: { waiting: 0, deadline: null } };
  const [first] = todoItems({
    ...rest,
    applications,
    staffTodos: [],
    waiting: NOTHING_ASKED,
    asksSteps: false,
  });

  expect(texts[first?.title as keyof typeof texts]).toBe(words);
});
