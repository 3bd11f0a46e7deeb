import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRequest, aSpaceRow } from '@tests/support/a-space';
import { renderApp } from '@tests/support/renderApp';
import { signedInService } from '@tests/support/signedInService';
import { okFields } from '@tests/support/user-area';

const MINE = 'GET /api/learning/mine.json';
const CANCEL = 'DELETE /api/learning/requests/{id}.json';
const mine = (facts: object = {}) => okFields({ memberships: [], requests: [], to_decide: 0, ...facts });
const open = async () => {
  renderApp('/learning/mine');
  await screen.findByRole('heading', { level: 1, name: '我的学习' });
};

it('says what waits, and takes it back', async () => {
  const service = signedInService({
    [MINE]: () =>
      service.sentTo(CANCEL).length === 0
        ? mine({ requests: [aRequest()] })
        : mine({ requests: [aRequest({ status: -1 })] }),
    [CANCEL]: okFields({ request: aRequest({ status: -1 }) }),
  });
  await open();
  expect(await screen.findByText('等待审核')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '撤销申请' }));

  expect(await screen.findByText('已撤销')).toBeVisible();
  expect(screen.queryByRole('button', { name: '撤销申请' })).not.toBeInTheDocument();
  expect(service.sentTo(CANCEL)[0]?.path).toBe('/api/learning/requests/9.json');
});

it('gives the reason of a refusal', async () => {
  signedInService({ [MINE]: mine({ requests: [aRequest({ status: 2, reason: '名额已满' })] }) });
  await open();

  expect(await screen.findByText('原因：名额已满')).toBeVisible();
});

it('lists courses and projects apart, with what one is in them', async () => {
  const join_time = '2026-09-10T10:00:00+08:00';
  signedInService({
    [MINE]: mine({
      memberships: [
        { space: aSpaceRow(), roles: ['student'], join_time, removed: false },
        {
          space: aSpaceRow({ id: 8, kind: 'project', title: '霜冻预警' }),
          roles: ['developer'],
          join_time,
          removed: false,
        },
      ],
    }),
  });
  await open();

  expect(await screen.findByRole('link', { name: '水力建模入门' })).toHaveAttribute(
    'href',
    '/learning/courses/5',
  );
  expect(screen.getByRole('link', { name: '霜冻预警' })).toHaveAttribute('href', '/learning/projects/8');
  expect(screen.getByText('开发人员')).toBeVisible();
});

it.each([
  [{}, false, '进行中'],
  [{ capacity: 12 }, false, '名额已满'],
  [{ state: 'ended' as const, capacity: 12 }, false, '已结束'],
  [{}, true, '已下架'],
])('says what a course is at the moment', async (facts, removed, words) => {
  const join_time = '2026-09-10T10:00:00+08:00';
  signedInService({
    [MINE]: mine({ memberships: [{ space: aSpaceRow(facts), roles: ['student'], join_time, removed }] }),
  });
  await open();

  expect(await screen.findByText(words)).toBeVisible();
});

it('tells somebody who decides how many wait', async () => {
  signedInService({ [MINE]: mine({ to_decide: 3 }) });
  await open();

  expect(await screen.findByText('有 3 份加入申请等您处理')).toBeVisible();
  expect(screen.getByRole('link', { name: '处理申请' })).toHaveAttribute('href', '/learning/requests');
});

it('invites whoever has nothing yet', async () => {
  signedInService({ [MINE]: mine() });
  await open();

  expect(await screen.findByText('还没有加入课程或学习项目')).toBeVisible();
  expect(screen.getByRole('link', { name: '查看课程中心' })).toHaveAttribute('href', '/learning');
});

it('says what failed and tries again', async () => {
  const service = signedInService({
    [MINE]: { status: 500, body: { success: false, status: 500, message: '服务繁忙' } },
  });
  await open();
  const before = service.sentTo(MINE).length;
  await userEvent.click(await screen.findByRole('button', { name: /重\s*试/ }));

  await waitFor(() => expect(service.sentTo(MINE).length).toBeGreaterThan(before));
});
