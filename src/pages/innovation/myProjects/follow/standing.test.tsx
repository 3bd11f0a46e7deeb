import type { ApplicationStatus } from '@contract/enums';
import { screen } from '@testing-library/react';
import { aFiledApplication, aSummary } from '@tests/support/an-application';
import { asAuditor, openFiled as open } from '@tests/support/open-filed';
import { ok, okRows } from '@tests/support/signedInService';

const REASON = '申报书第 3 项与附件不符。\n研究内容已获其他财政资金支持。';

const told = (event: string, to: ApplicationStatus, reason: string | null = REASON) =>
  okRows([
    {
      id: 9,
      event,
      from: 'formal_check',
      to,
      reason,
      at: '2026-11-20T10:00:00+08:00',
      actorName: '顾明谦',
      actorWord: { id: '', chinese: '开创专项办公室' },
      actorRole: 'office',
    },
  ]);

const ENDED = [
  ['reject', 'rejected'],
  ['decline', 'not_funded'],
  ['terminate', 'terminated'],
  ['return', 'returned'],
  ['return_stage_one', 'stage_one'],
] as const;

describe.each([
  ['its leader', {}],
  ['the auditor of its unit', asAuditor],
])('%s reads beside the status why it stands there', (_, reader) => {
  test.each(ENDED)('after %s', async (event, status) => {
    await open('/user/myProjects/147', {
      ...reader,
      'GET /prod-api/cms/apply/{id}': ok(aFiledApplication({ status, handler: null, actions: [] })),
      'GET /prod-api/cms/apply/{id}/events': told(event, status),
    });

    const now = await screen.findByRole('region', { name: '当前状态' });
    // Line breaks of the office's text are kept.
    await screen.findByText((_text, element) => element?.textContent === REASON && element.tagName === 'BDI');
    expect(now).toHaveTextContent(/(原因|总体意见)申报书第 3 项.*财政资金支持。开创专项办公室/);
  });
});

test('where nobody gave a reason because the date passed, that is said', async () => {
  await open('/user/myProjects/147', {
    'GET /prod-api/cms/apply/{id}': ok(aFiledApplication({ status: 'rejected', handler: null, actions: [] })),
    'GET /prod-api/cms/apply/{id}/events': told('expire', 'rejected', null),
  });

  expect(await screen.findByText('期限内没有提交修改，按逾期处理')).toBeVisible();
});

const NO_PACE = {
  status: 'submitted',
  basis: null,
  medianDays: null,
  mostDays: null,
  count: null,
  queue: null,
};

test('while too few of the period are through, the earlier ones speak and it says so', async () => {
  await open('/user/myProjects/147', {
    'GET /prod-api/cms/apply/{id}/pace': ok({
      ...NO_PACE,
      basis: 'earlier',
      medianDays: 3,
      mostDays: 9,
      count: 5,
    }),
  });
  expect(await screen.findByText(/^本批次完成这一步的还不多。以往批次通常约 3 天/)).toBeVisible();
  expect(screen.queryByText(/先后/)).not.toBeInTheDocument();
});

test('where nothing is known of the times, the place in the queue is said alone', async () => {
  await open('/user/myProjects/147', {
    'GET /prod-api/cms/apply/{id}/pace': ok({ ...NO_PACE, queue: 'front' }),
  });
  expect(await screen.findByText('按到达这一步的先后，排在前 10 件内')).toBeVisible();
  expect(screen.queryByText(/通常/)).not.toBeInTheDocument();
});

test('a change that waits for the unit is looked at from its queue', async () => {
  const change = { kind: 'leader' as const, milestone: null, state: 'unit' as const };
  const row = {
    ...aSummary({ id: 2, status: 'stage_one', title: '泵站群', changes: [change] }),
    ownerName: '苏澜',
  };
  await open('/user/myProjects?tab=audit', {
    ...asAuditor,
    'GET /prod-api/cms/apply/unitList': okRows([row], { waiting: 1 }),
  });

  expect(await screen.findByRole('link', { name: /^去审核.*泵站群/ })).toHaveAttribute(
    'href',
    '/user/myProjects/2',
  );
});
