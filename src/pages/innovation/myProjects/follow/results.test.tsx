import { APPLICATION_STATUSES, type ApplicationStatus } from '@contract/enums';
import { FUNDED_STATUSES } from '@contract/funded-statuses';
import { MILESTONES, type Milestone } from '@contract/result-choices';
import { screen, within } from '@testing-library/react';
import { aFiledApplication } from '@tests/support/an-application';
import { asAuditor, openFiled } from '@tests/support/open-filed';
import { ok } from '@tests/support/signedInService';

const FUNDED: readonly ApplicationStatus[] = FUNDED_STATUSES;
const HANDED_IN = 'GET /prod-api/cms/result/147';

const aStage = (milestone: Milestone, facts: object) => ({
  milestone,
  status: 'draft',
  version: 0,
  editable: false,
  windowStart: '2026-11-01T00:00:00+08:00',
  windowEnd: '2026-12-31T23:59:59+08:00',
  ...facts,
});

const open = (status: ApplicationStatus, answers: Parameters<typeof openFiled>[1] = {}) =>
  openFiled('/user/myProjects/147?tab=results', {
    'GET /prod-api/cms/apply/{id}': ok(aFiledApplication({ status, handler: null, actions: [] })),
    [HANDED_IN]: ok([]),
    ...answers,
  });

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));

test.each(APPLICATION_STATUSES.filter((status) => status !== 'draft' && !FUNDED.includes(status)))(
  'a project that is %s is offered no stage to write',
  async (status) => {
    const { service } = await open(status);

    expect(await screen.findByText('暂无阶段成果，立项后在这里填报')).toBeVisible();
    expect(screen.queryByText('草稿')).not.toBeInTheDocument();
    // A request for something that does not exist would log an error in the browser's network panel.
    const asked = service.requests.map(({ path }) => path).filter((path) => path.includes('/cms/result/'));
    expect(asked).toEqual(['/prod-api/cms/result/147']);
  },
);

test('a stage that nobody has begun is no draft, and only one that can be written has a way in', async () => {
  const stages = { one: aStage('one', { editable: true }), two: aStage('two', {}) };
  await open(
    'stage_one',
    Object.fromEntries(MILESTONES.map((milestone) => [`${HANDED_IN}/${milestone}`, ok(stages[milestone])])),
  );

  const one = await row('阶段一成果');
  expect(one.getByText('未填报')).toBeVisible();
  expect(one.getByRole('link', { name: '填报' })).toHaveAttribute(
    'href',
    '/innovation/result/147?milestone=one',
  );
  const two = await row('阶段二成果');
  expect(two.getByText('未填报')).toBeVisible();
  expect(two.queryByRole('link')).not.toBeInTheDocument();
});

test('what was begun is a draft, what was handed in can be read', async () => {
  const stages = {
    one: aStage('one', { status: 'passed', version: 4 }),
    two: aStage('two', { version: 1, editable: true }),
  };
  await open(
    'stage_one',
    Object.fromEntries(MILESTONES.map((milestone) => [`${HANDED_IN}/${milestone}`, ok(stages[milestone])])),
  );

  expect((await row('阶段一成果')).getByRole('link', { name: '查看' })).toBeVisible();
  expect((await row('阶段二成果')).getByText('草稿')).toBeVisible();
});

test('the auditor of the unit sees what was handed in', async () => {
  await open('stage_one', {
    ...asAuditor,
    [HANDED_IN]: ok([aStage('one', { status: 'submitted', version: 4 })]),
  });

  expect((await row('阶段一成果')).getByRole('link', { name: '查看' })).toBeVisible();
  expect(screen.queryByText('阶段二成果')).not.toBeInTheDocument();
});

const AT = '2026-11-20T14:08:00+08:00';
test.each([
  ['draft', null, '2026-11-01 00:00 ～ 2026-12-31 23:59'],
  ['submitted', AT, '已于 2026-11-20 14:08 提交'],
  ['passed', AT, '已于 2026-11-20 14:08 提交'],
  ['returned', AT, '退回补正，不受填报时间限制'],
])('of a stage that is %s the list says what is true of it', async (status, submitTime, said) => {
  await open('stage_one', {
    ...asAuditor,
    [HANDED_IN]: ok([aStage('one', { status, submitTime, version: 4 })]),
  });

  expect((await row('阶段一成果')).getByRole('cell', { name: new RegExp(said) })).toBeVisible();
});
