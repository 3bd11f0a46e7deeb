import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSpace, aStanding } from '@tests/support/a-space';
import { renderApp } from '@tests/support/renderApp';
import { signedInService } from '@tests/support/signedInService';
import { okFields } from '@tests/support/user-area';
import { draftOf, problemsOf, valueOfSpace } from './form-value';

const COURSE = 'GET /api/courses/{id}.json';
const SAVE = 'PUT /api/learning/spaces/{id}.json';
const CREATE = 'POST /api/courses.json';
const mine = (facts: object = {}) =>
  aSpace({
    standing: aStanding({ roles: ['creator'], may_edit: true }),
    classes: ['一班'],
    capacity: 30,
    ...facts,
  });

it('saving an unchanged form sends back what was loaded', () => {
  const space = mine({ end_at: '2026-12-31T23:59:59+08:00', requires_real_name: true });

  expect(draftOf(valueOfSpace(space))).toEqual({
    title: space.title,
    summary: space.summary,
    body: space.body,
    field: 'manufacturing',
    unit_name: '云泽大学',
    capacity: 30,
    end_on: '2026-12-31',
    classes: ['一班'],
    requires_real_name: true,
    requires_professional: false,
  });
  expect(problemsOf(valueOfSpace(space), (id) => id)).toEqual({});
});

it.each([
  ['title', { title: '短' }],
  ['summary', { summary: null }],
  ['field', { field: null }],
  ['unit_name', { unit_name: ' ' }],
  ['capacity', { capacity: '很多' }],
  ['capacity', { capacity: 1 }],
  ['classes', { classes: ['长'.repeat(21)] }],
])('names a problem of %s', (name, change) => {
  const problems = problemsOf({ ...valueOfSpace(mine()), ...change }, (id) => id);

  expect(Object.keys(problems)).toEqual([name]);
});

it('keeps what was typed when the service refuses, and says why', async () => {
  const service = signedInService({
    [COURSE]: okFields({ course: mine() }),
    [SAVE]: { status: 409, body: { success: false, status: -1, message: '内容已有更新，请刷新后再改' } },
  });
  renderApp('/learning/courses/5/edit');
  const title = await screen.findByLabelText('名称');
  await userEvent.clear(title);
  await userEvent.type(title, '现场水质快检');
  await userEvent.click(screen.getByRole('button', { name: '保存修改' }));

  expect(await screen.findByText('内容已有更新，请刷新后再改')).toBeVisible();
  expect(title).toHaveValue('现场水质快检');
  expect(service.sentTo(SAVE)[0]?.body).toMatchObject({ title: '现场水质快检', version: 3 });
});

it('sends nothing while something is missing', async () => {
  const service = signedInService({});
  renderApp('/learning/courses/new');
  await screen.findByRole('heading', { level: 1, name: '开设课程' });
  await userEvent.click(screen.getByRole('button', { name: '开设课程' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('处需要修改');
  expect(screen.getByLabelText('开设单位')).toHaveValue('青陶水务科技有限公司');
  expect(service.sentTo(CREATE)).toHaveLength(0);
});

it('is for whoever opened it', async () => {
  signedInService({ [COURSE]: okFields({ course: aSpace() }) });
  renderApp('/learning/courses/5/edit');

  expect(await screen.findByText('只有开设者可以修改')).toBeVisible();
});

describe('leaving with something unsaved', () => {
  const typed = async () => {
    signedInService({ [COURSE]: okFields({ course: mine() }) });
    const app = renderApp('/learning/courses/5/edit');
    await userEvent.type(await screen.findByLabelText('名称'), '续');
    return () => (app.history() as unknown as { location: Location }).location.pathname;
  };

  it('is asked about; who stays finds everything as it was', async () => {
    const path = await typed();
    await userEvent.click(screen.getByRole('link', { name: /^取\s*消$/ }));
    const question = within(await screen.findByRole('dialog', { name: '有未保存的修改，离开将丢失。' }));
    await userEvent.click(question.getByRole('button', { name: '继续编辑' }));

    expect(path()).toBe('/learning/courses/5/edit');
    expect(screen.getByLabelText('名称')).toHaveValue('水力建模入门续');
  });

  it('goes on for who wants to', async () => {
    const path = await typed();
    await userEvent.click(screen.getByRole('link', { name: /^取\s*消$/ }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '仍要离开' }),
    );

    await waitFor(() => expect(path()).toBe('/learning/courses/5'));
  });

  it('is not asked about when nothing was changed', async () => {
    signedInService({ [COURSE]: okFields({ course: mine() }) });
    const app = renderApp('/learning/courses/5/edit');
    await screen.findByLabelText('名称');
    await userEvent.click(screen.getByRole('link', { name: /^取\s*消$/ }));

    const { location } = app.history() as unknown as { location: Location };
    expect(location.pathname).toBe('/learning/courses/5');
  });

  it('is not in the way of saving', async () => {
    signedInService({
      [COURSE]: okFields({ course: mine() }),
      [SAVE]: okFields({ space: mine() }),
    });
    const app = renderApp('/learning/courses/5/edit');
    await userEvent.type(await screen.findByLabelText('名称'), '续');
    await userEvent.click(screen.getByRole('button', { name: '保存修改' }));

    await waitFor(() => {
      const { location } = app.history() as unknown as { location: Location };
      expect(location.pathname).toBe('/learning/courses/5');
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
