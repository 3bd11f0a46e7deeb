import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFiledApplication, anApplication, fullSections } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, refused, signedInService } from '@tests/support/signedInService';

const ONE = 'GET /prod-api/cms/apply/{id}';
const WITHDRAW = 'POST /prod-api/cms/apply/{id}/withdraw';
const REOPEN = 'POST /prod-api/cms/apply/{id}/reopen';

const events = [
  {
    id: 2,
    event: 'submit',
    from: 'draft',
    to: 'submitted',
    actorName: '沈知遥',
    actorWord: { id: '', chinese: '沈知遥' },
    actorRole: 'applicant',
    reason: null,
    at: '2026-09-14T16:32:07+08:00',
  },
];
const withdrawn = () =>
  aFiledApplication({
    status: 'withdrawn',
    version: 5,
    handler: {
      role: 'applicant',
      label: '沈知遥',
      labelWord: { id: '', chinese: '沈知遥' },
      since: '2026-09-15T09:00:00+08:00',
    },
    actions: ['reopen'],
  });

const open = async (
  application = aFiledApplication(),
  answers: Parameters<typeof signedInService>[0] = {},
) => {
  const service = signedInService({
    [ONE]: ok(application),
    'GET /prod-api/cms/apply/{id}/events': okRows(events),
    ...answers,
  });
  const app = renderApp('/innovation/myProjects/147');
  await screen.findByText('当前办理人');
  return { service, app };
};

test('the page says who has it now, since when and until when', async () => {
  await open();
  const now = screen.getByRole('region', { name: '当前状态' });
  expect(now).toHaveTextContent('当前办理人青陶水务科技有限公司');
  expect(now).toHaveTextContent('起始时间2026-09-14 16:32');
  expect(screen.getAllByText('KC2026-B-0147').length).toBeGreaterThan(0);
});

test('everything that was filed can be read, and nothing changed', async () => {
  await open();
  expect(screen.getByText('陆一苇')).toBeVisible();
  expect(screen.getByRole('button', { name: /承诺书\.pdf/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^修改/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each([
  ['stage_one', '提交阶段二成果'],
  // This result was submitted before and then returned.
  ['stage_two', '补正阶段二成果'],
] as const)('the result that is due now can be filled in from here: %s', async (status, name) => {
  await open(aFiledApplication({ status, actions: ['submit_stage_two'] }));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/innovation/result/147?milestone=two');
});

test('a step in the address does not open the form of a locked application', async () => {
  signedInService({ [ONE]: ok(aFiledApplication()), 'GET /prod-api/cms/apply/{id}/events': okRows(events) });
  renderApp('/innovation/myProjects/147?step=base');
  await screen.findByText('当前办理人');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('withdrawing asks first, then says what became of it', async () => {
  const { service } = await open(aFiledApplication(), { [WITHDRAW]: ok(withdrawn()) });
  await userEvent.click(screen.getByRole('button', { name: '撤回申报' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('撤回后需重新提交，当前审核将停止。确认撤回？');
  expect(service.sentTo(WITHDRAW)).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: '撤回申报' }));
  expect(await screen.findByText('已撤回，可继续编辑')).toBeVisible();
  expect(screen.getByRole('button', { name: '重新编辑' })).toBeVisible();
  expect(service.sentTo(WITHDRAW)[0]?.body).toEqual({ version: 4 });
});

test('a withdrawal that comes too late shows why, and where the application is now', async () => {
  const { service } = await open(aFiledApplication(), {
    [WITHDRAW]: refused(409, '当前状态为“形式审查”，不能办理“撤回申报”'),
  });
  service.answer(ONE, ok(aFiledApplication({ status: 'formal_check', actions: [] })));
  await userEvent.click(screen.getByRole('button', { name: '撤回申报' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤回申报' }));
  expect(await screen.findByText('当前状态为“形式审查”，不能办理“撤回申报”')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤回申报' })).not.toBeInTheDocument());
});

test('reopening leads back to the task list, which says that the changes are not submitted', async () => {
  const draft = anApplication({ sections: fullSections(), version: 6, filedVersion: 1, no: 'KC2026-B-0147' });
  await open(withdrawn(), { [REOPEN]: ok(draft) });
  await userEvent.click(screen.getByRole('button', { name: '重新编辑' }));
  expect(await screen.findByRole('list', { name: '申报书' })).toBeVisible();
  expect(screen.getByText('修改尚未提交')).toBeVisible();
});

test('what happened to it can be read, newest first', async () => {
  await open();
  const timeline = screen.getByRole('region', { name: '动态' });
  expect(await within(timeline).findByText('提交')).toBeVisible();
  expect(within(timeline).getByText('沈知遥')).toBeVisible();
});
