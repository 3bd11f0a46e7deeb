import type { SpaceTyped } from '@contract/learning-draft';
import { SPACE_SHAPE } from '@contract/rules/draft-shapes';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSpace, aStanding } from '@tests/support/a-space';
import { renderApp } from '@tests/support/renderApp';
import { signedInService } from '@tests/support/signedInService';
import { okFields } from '@tests/support/user-area';
import { classProblems, GIVEN_UP, namesLeft, renamingsOf } from './class-choices';
import { draftOf, problemsOf } from './form-value';

const COURSE = 'GET /api/courses/{id}.json';
const WORK = 'GET /api/learning/spaces/{id}/draft.json';
const SAVE = 'PATCH /api/learning/spaces/{id}/draft.json';
const PUBLISH = 'PUT /api/learning/spaces/{id}.json';
const NEW = 'GET /api/learning/drafts/{kind}.json';
const SAVE_NEW = 'PATCH /api/learning/drafts/{kind}.json';
const CREATE = 'POST /api/courses.json';
const AT = '2026-11-20T09:30:00+08:00';
const TODAY = '2026-11-20';

const written: SpaceTyped = {
  title: '水力建模入门',
  summary: '用一座小城的管网学会建立水力模型。',
  body: '一、模型的建立',
  field: 'manufacturing',
  unit_name: '云泽大学',
  capacity: 30,
  end_on: '2026-12-31',
  classes: ['一班'],
  requires_real_name: true,
  requires_professional: false,
};
const mine = aSpace({ standing: aStanding({ roles: ['creator'], may_edit: true }) });
const blank: SpaceTyped = { ...SPACE_SHAPE.blank, unit_name: '青陶水务科技有限公司' };
const saved = (version: number) => okFields({ version, savedAt: AT, merged: {}, conflicts: [] });
const editing = (answers = {}) =>
  signedInService({
    [COURSE]: okFields({ course: mine }),
    [WORK]: okFields({ version: 5, draft: written, stands: written }),
    [SAVE]: saved(6),
    ...answers,
  });
const opening = (answers = {}) =>
  signedInService({
    [NEW]: okFields({ version: 0, draft: blank, stands: blank }),
    [SAVE_NEW]: saved(1),
    ...answers,
  });

it('what stands in the form is what is sent', () => {
  expect(draftOf(written)).toEqual(written);
  expect(draftOf({ ...written, classes: '一班；二', end_on: '2026年12月31日' })).toMatchObject({
    classes: ['一班', '二'],
    end_on: '2026-12-31',
  });
  expect(problemsOf(written, (id) => id, TODAY)).toEqual({});
});

it.each([
  ['title', { title: '短' }],
  ['summary', { summary: null }],
  ['field', { field: null }],
  ['unit_name', { unit_name: ' ' }],
  ['capacity', { capacity: '很多' }],
  ['capacity', { capacity: 1 }],
  ['end_on', { end_on: '2026-' }],
  ['end_on', { end_on: '2026-11-19' }],
  ['classes', { classes: ['长'.repeat(21)] }],
])('names a problem of %s', (name, change) => {
  const problems = problemsOf({ ...written, ...change }, (id) => id, TODAY);

  expect(Object.keys(problems)).toEqual([name]);
});

it.each([
  [11, 'learning.form.capacityLow.invalid'],
  [12, undefined],
  [null, undefined],
])('a maximum of %s for twelve members', (capacity, problem) => {
  const standing = { capacity: 30, member_count: 12 };
  expect(problemsOf({ ...written, capacity }, (id) => id, standing).capacity).toBe(problem);
});

it("a maximum that is too low already stands in nobody's way", () => {
  const standing = { capacity: 10, member_count: 12 };
  expect(problemsOf({ ...written, capacity: 10 }, (id) => id, standing)).toEqual({});
});

it('whoever corrects a course that is over may leave its end', () => {
  expect(
    problemsOf({ ...written, end_on: '2026-11-19' }, (id) => id, { capacity: 30, member_count: 12 }),
  ).toEqual({});
});

it('saves itself, and is out when it is published with what was saved', async () => {
  const service = editing({ [PUBLISH]: okFields({ space: mine }) });
  const app = renderApp('/learning/courses/5/edit');
  await userEvent.type(await screen.findByLabelText('名称'), '续');
  expect(await screen.findByText(/发布之前读者看到的仍是原来的内容/)).toBeVisible();
  await waitFor(() => expect(service.sentTo(SAVE)).toHaveLength(1), { timeout: 5000 });
  expect(service.sentTo(SAVE)[0]?.body).toEqual({
    changes: [{ path: 'title', base: '水力建模入门', value: '水力建模入门续' }],
  });
  await userEvent.click(screen.getByRole('button', { name: '发布修改' }));

  await waitFor(() => {
    const { location } = app.history() as unknown as { location: Location };
    expect(location.pathname).toBe('/learning/courses/5');
  });
  expect(service.sentTo(PUBLISH)[0]?.body).toMatchObject({
    title: '水力建模入门续',
    version: 3,
    draft_version: 6,
    classes: ['一班'],
  });
});

it('asks whether a class whose name went is renamed or given up, and sends what was chosen', async () => {
  const draft = { ...written, classes: ['二班', '甲班'] };
  const service = editing({
    [WORK]: okFields({ version: 5, draft, stands: { ...written, classes: ['一班', '二班'] } }),
    [PUBLISH]: okFields({ space: mine }),
  });
  const before = renderApp('/learning/courses/5/edit');
  const question = await screen.findByRole('combobox', { name: '“一班”怎样处理' });
  const publish = screen.getByRole('button', { name: '发布修改' });
  await userEvent.click(publish);
  expect(await screen.findByRole('alert')).toHaveTextContent('请选择“一班”是改名还是删去');
  expect(service.sentTo(PUBLISH)).toEqual([]);
  await userEvent.click(question);
  await userEvent.click(await screen.findByTitle(/^改名为“甲班”/));
  // A reload keeps the choice; publishing then carries it out and forgets it.
  before.unmount();
  renderApp('/learning/courses/5/edit');
  await screen.findByTitle(/^改名为“甲班”/);
  await userEvent.click(screen.getByRole('button', { name: '发布修改' }));

  await waitFor(() =>
    expect(service.sentTo(PUBLISH)[0]?.body).toMatchObject({
      classes: ['二班', '甲班'],
      renamed: [{ from: '一班', to: '甲班' }],
    }),
  );
  await waitFor(() => expect(sessionStorage).not.toHaveProperty('kaichuang-own-7-classes-5'));
});

it('a class is renamed to one name only, and a choice for a name that was taken back counts no more', () => {
  const stands = ['一班', '二班'];
  const choices = { 一班: '甲班', 二班: GIVEN_UP };
  expect(renamingsOf(choices, stands, ['甲班', '乙班'])).toEqual([{ from: '一班', to: '甲班' }]);
  expect(namesLeft(choices, '二班', stands, ['甲班', '乙班'])).toEqual(['乙班']);
  expect(renamingsOf(choices, stands, ['乙班'])).toEqual([]);
  expect(Object.keys(classProblems(choices, stands, ['乙班'], (id) => id))).toEqual(['renamed-0']);
  expect(classProblems(choices, stands, ['二班'], (id) => id)).toEqual({});
});

it('keeps what was typed when the service refuses, and says why', async () => {
  editing({
    [PUBLISH]: { status: 409, body: { success: false, status: -1, message: '内容已有更新，请核对后再改' } },
  });
  renderApp('/learning/courses/5/edit');
  const title = await screen.findByLabelText('名称');
  await userEvent.clear(title);
  await userEvent.type(title, '现场水质快检');
  await userEvent.click(screen.getByRole('button', { name: '发布修改' }));

  expect(await screen.findByText('内容已有更新，请核对后再改')).toBeVisible();
  expect(title).toHaveValue('现场水质快检');
});

it('says once that the service is out of reach, and throws nothing after it', async () => {
  const away = { status: 503, body: { success: false, status: -1, message: '服务维护或繁忙' } };
  const service = editing({ [PUBLISH]: away });
  renderApp('/learning/courses/5/edit');
  const publish = await screen.findByRole('button', { name: '发布修改' });
  service.answer(COURSE, away);
  await userEvent.click(publish);

  expect(await screen.findByRole('alert')).toBeVisible();
  // An unhandled rejection fails the test.
  await waitFor(() => expect(service.sentTo(COURSE).length).toBeGreaterThan(1));
  await act(() => new Promise<void>((goOn) => setTimeout(goOn, 50)));
});

it('makes nothing by opening; what is typed for a new one is kept at once', async () => {
  const service = opening();
  renderApp('/learning/courses/new');
  expect(await screen.findByLabelText('开设单位')).toHaveValue('青陶水务科技有限公司');
  expect(service.sentTo(SAVE_NEW)).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^人数上限/), '三十');

  await waitFor(() => expect(service.sentTo(SAVE_NEW)).toHaveLength(1), { timeout: 5000 });
  expect(service.sentTo(SAVE_NEW)[0]?.body).toEqual({
    changes: [{ path: 'capacity', base: null, value: '三十' }],
  });
});

it('says of a number what it takes as soon as its field is left', async () => {
  opening();
  renderApp('/learning/courses/new');
  const capacity = await screen.findByLabelText(/^人数上限/);
  await userEvent.type(capacity, '1');
  expect(capacity).toBeValid();
  await userEvent.tab(); // to the button that clears it
  await userEvent.tab();

  expect(capacity).toBeInvalid();
  expect(screen.getByLabelText('名称')).toBeValid();
});

it('opens nothing while something is missing', async () => {
  const service = opening();
  renderApp('/learning/courses/new');
  await userEvent.click(await screen.findByRole('button', { name: '开设课程' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('处需要修改');
  expect(service.sentTo(CREATE)).toHaveLength(0);
});

it.each([
  ['/learning/courses/5/edit', 'GET /api/learning/spaces/{id}/draft/history.json', editing],
  ['/learning/courses/new', 'GET /api/learning/drafts/{kind}/history.json', opening],
])('shows what stood in its fields before: %s', async (address, call, open) => {
  const former = { id: 1, path: 'title', value: '水力建模', at: AT, by: '顾明谦', kind: 'declined' };
  open({ [call]: okFields({ rows: [former], total: 1 }) });
  renderApp(address);
  await userEvent.click(await screen.findByRole('button', { name: '修改历史' }));

  const drawer = await screen.findByRole('dialog', { name: '修改历史' });
  expect(await within(drawer).findByText('水力建模')).toBeVisible();
});

it('asks before a day that has passed ends what is running', async () => {
  const service = editing({
    [WORK]: okFields({ version: 6, draft: { ...written, end_on: '2020-01-01' }, stands: written }),
    [PUBLISH]: okFields({ space: mine }),
  });
  renderApp('/learning/courses/5/edit');
  const publish = async () => userEvent.click(await screen.findByRole('button', { name: '发布修改' }));
  await publish();
  const dialog = within(await screen.findByRole('dialog', { name: /^结束日期 2020-01-01 已过/ }));
  await userEvent.click(dialog.getByRole('button', { name: /取\s*消/ }));
  expect(service.sentTo(PUBLISH)).toHaveLength(0);

  await publish();
  await userEvent.click(
    within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement).getByText('发布修改'),
  );

  await waitFor(() => expect(service.sentTo(PUBLISH)[0]?.body).toMatchObject({ end_on: '2020-01-01' }));
});

it('gives up what was written when it is told to', async () => {
  const DISCARD = 'POST /api/learning/spaces/{id}/draft/discard.json';
  const changed = { ...written, title: '写坏了' };
  const service = editing({
    [WORK]: okFields({ version: 6, draft: changed, stands: written }),
    [DISCARD]: okFields({ version: 7, draft: written, stands: written }),
  });
  renderApp('/learning/courses/5/edit');
  expect(await screen.findByLabelText('名称')).toHaveValue('写坏了');
  await userEvent.click(screen.getByRole('button', { name: '放弃修改' }));
  service.answer(WORK, okFields({ version: 7, draft: written, stands: written }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃修改' }));

  await waitFor(() => expect(screen.getByLabelText('名称')).toHaveValue('水力建模入门'));
  expect(service.sentTo(DISCARD)[0]?.body).toEqual({ version: 6 });
});

it('clears what was written for a new one, which has nothing to go back to', async () => {
  const DISCARD = 'POST /api/learning/drafts/{kind}/discard.json';
  const service = opening({
    [NEW]: okFields({ version: 3, draft: { ...blank, title: '写坏了' }, stands: blank }),
    [DISCARD]: okFields({ version: 4, draft: blank, stands: blank }),
  });
  renderApp('/learning/courses/new');
  expect(await screen.findByLabelText('名称')).toHaveValue('写坏了');
  expect(screen.queryByRole('button', { name: '放弃修改' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '清空重填' }));
  service.answer(NEW, okFields({ version: 4, draft: blank, stands: blank }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('清空的内容留在修改历史里');
  await userEvent.click(within(question).getByRole('button', { name: '清空重填' }));

  await waitFor(() => expect(screen.getByLabelText('名称')).toHaveValue(''));
  expect(screen.getByLabelText('开设单位')).toHaveValue('青陶水务科技有限公司');
  expect(service.sentTo(DISCARD)[0]?.body).toEqual({ version: 3 });
});

it('is for whoever opened it', async () => {
  signedInService({ [COURSE]: okFields({ course: aSpace() }) });
  renderApp('/learning/courses/5/edit');

  expect(await screen.findByText('只有开设者可以修改')).toBeVisible();
});
