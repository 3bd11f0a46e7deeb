import { APPLICATION_STATUSES, type ApplicationStatus } from '@contract/enums';
import { isSettled } from '@contract/rules/settled';
import { handlerOf, TERMINAL } from '@contract/rules/status-machine';
import { act, screen } from '@testing-library/react';
import { aPeriod } from '@tests/support/a-period';
import { aFiledApplication } from '@tests/support/an-application';
import { renderLinkedWithText } from '@tests/support/renderWithText';
import { okRows } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { NowPanel } from '@/pages/innovation/myProjects/form/filed/NowPanel';
import { ProjectRow } from '@/pages/innovation/myProjects/list/ProjectRow';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const DATES = { ahead: '2026-11-23T23:59:59+08:00', past: '2026-11-10T23:59:59+08:00' };

/** Texts about remaining or elapsed days, or about somebody being waited for. */
const COUNTED = /还有|剩余|已过|已超期|处理中|由您/;

const applicationOf = (status: ApplicationStatus, when: keyof typeof DATES) => {
  const role = handlerOf(status);
  return aFiledApplication({
    status,
    statusSince: '2026-11-01T09:00:00+08:00',
    // The service sends neither handler nor date once the application has ended.
    deadline: role ? DATES[when] : null,
    handler: role && {
      role,
      label: '青陶水务',
      labelWord: { id: '', chinese: '青陶水务' },
      since: '2026-11-01T09:00:00+08:00',
    },
    actions: [],
  });
};

const CASES = APPLICATION_STATUSES.flatMap((status) =>
  (['ahead', 'past'] as const).map((when) => ({ status, when })),
);

test.each(CASES)(
  '$status, its date $when: what is settled counts no days and names nobody',
  async ({ status, when }) => {
    stubService({ 'GET /prod-api/cms/apply/{id}/events': okRows([]) });
    const application = applicationOf(status, when);

    renderLinkedWithText(
      <>
        <NowPanel application={application} period={aPeriod()} now={NOW}>
          {null}
        </NowPanel>
        <ul aria-label="清单">
          <ProjectRow application={application} period={aPeriod()} now={NOW} onRemove={() => undefined} />
        </ul>
      </>,
    );

    // Wait until the reasons have loaded.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    const isOver =
      TERMINAL.includes(status) || (when === 'past' && (status === 'draft' || status === 'withdrawn'));
    const panel = screen.getByRole('region', { name: '当前状态' });
    const row = screen.getByRole('list', { name: '清单' });
    expect(isSettled(application, new Date(NOW))).toBe(isOver);
    for (const place of [panel, row])
      if (isOver) expect(place).not.toHaveTextContent(COUNTED);
      else expect(place).toHaveTextContent(COUNTED);
    expect(panel).toHaveTextContent(isOver ? '已结束，无需处理' : '青陶水务');
  },
);
