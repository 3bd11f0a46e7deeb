import type { InvitationFinding } from '@contract/helper';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApplication } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';

const LOOK = 'GET /prod-api/cms/apply/invitations/{code}';
const ANSWER = 'POST /prod-api/cms/apply/invitations/{code}/answer';
const finding = (facts: Partial<InvitationFinding> = {}): InvitationFinding => ({
  applicationId: 147,
  title: '面向县域水务的漏损智能诊断与调度平台',
  periodName: '2026 年度第二批',
  leaderName: '沈知遥',
  role: 'author',
  sections: ['plan', 'budget'],
  expireTime: '2026-09-28T09:00:00+08:00',
  obstacle: null,
  ...facts,
});
const open = (answers: Parameters<typeof signedInService>[0], address = '?code=k7m3q-9xwtp') => {
  const service = signedInService(answers);
  renderApp(`/innovation/myProjects/join${address}`);
  return service;
};

test('says who asks for what before anything is accepted, and leads to the application then', async () => {
  const service = open({
    [LOOK]: ok(finding()),
    [ANSWER]: ok({ applicationId: 147 }),
    'GET /prod-api/cms/apply/{id}': ok(anApplication({ part: 'author', writable: ['plan'], actions: [] })),
  });
  const found = await screen.findByRole('region', { name: '面向县域水务的漏损智能诊断与调度平台' });
  expect(found).toHaveTextContent('沈知遥');
  expect(found).toHaveTextContent('研究方案、预算');
  await userEvent.click(screen.getByRole('button', { name: '接受邀请' }));
  expect(await screen.findByRole('list', { name: '申报书' })).toBeVisible();
  expect(service.sentTo(ANSWER)[0]?.body).toEqual({ accept: true });
});

test('declining is one press and says who hears of it', async () => {
  const service = open({ [LOOK]: ok(finding()), [ANSWER]: ok({ applicationId: null }) });
  await userEvent.click(await screen.findByRole('button', { name: '婉拒' }));
  expect(await screen.findByText(/已婉拒，.*沈知遥.*会收到通知/)).toBeVisible();
  expect(service.sentTo(ANSWER)[0]?.body).toEqual({ accept: false });
});

test('a code that was used says so, with the way to another one', async () => {
  open({ [LOOK]: refused(409, '这份邀请已经用过', { errorCode: 'apply.invite_used' }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('这份邀请已经用过');
  expect(screen.getByRole('link', { name: '换一个邀请码' })).toHaveAttribute(
    'href',
    '/innovation/myProjects/join',
  );
});

test('whoever is in it already is led on, and asked nothing', async () => {
  open({ [LOOK]: ok(finding({ obstacle: 'member' })) });
  expect(await screen.findByText('您已经在协作这份申报。')).toBeVisible();
  expect(screen.getByRole('link', { name: '打开申报书' })).toHaveAttribute(
    'href',
    '/innovation/myProjects/147',
  );
  expect(screen.queryByRole('button', { name: '接受邀请' })).not.toBeInTheDocument();
});

test('without a link the code is typed', async () => {
  open({ [LOOK]: ok(finding()) }, '');
  await userEvent.click(await screen.findByRole('button', { name: '查看邀请' }));
  expect(screen.getByText('请填写邀请码')).toBeVisible();
  await userEvent.type(screen.getByLabelText('邀请码或链接'), 'k7m3q 9xwtp');
  await userEvent.click(screen.getByRole('button', { name: '查看邀请' }));
  expect(await screen.findByRole('button', { name: '接受邀请' })).toBeVisible();
});
