import { APPLICATION_STATUSES } from '@contract/enums';
import { shownStatus } from '@contract/rules/shown-status';
import { screen } from '@testing-library/react';
import { aSummary } from '@tests/support/an-application';
import { renderWithText } from '@tests/support/renderWithText';
import { ApplicationTag } from './ApplicationTag';

const LEADER = {
  role: 'applicant',
  label: '沈知遥',
  labelWord: { id: '', chinese: '沈知遥' },
  since: '2026-09-02T09:00:00+08:00',
} as const;
const OFFICE = { ...LEADER, role: 'office' } as const;

test.each([
  ['a result that came back', { handler: LEADER, deadline: null }, '退回补正'],
  ['a result with the office', { handler: OFFICE, deadline: null }, '阶段一成果'],
  [
    'the next window, once it is passed',
    { handler: LEADER, deadline: '2028-12-31T23:59:59+08:00' },
    '阶段一成果',
  ],
])('%s', (_, facts, label) => {
  renderWithText(<ApplicationTag application={aSummary({ status: 'stage_one', ...facts })} />);

  expect(screen.getByText(label)).toBeVisible();
});

/** Every status, each with the leader and the office as handler, with and without a deadline and a condition. */
const FACTS = APPLICATION_STATUSES.flatMap((status) =>
  [LEADER, OFFICE].flatMap((handler) =>
    [null, '2028-12-31T23:59:59+08:00'].flatMap((deadline) =>
      ([null, 'pending'] as const).map((condition) => aSummary({ status, handler, deadline, condition })),
    ),
  ),
);

test('a table that is written of a list says what the list shows', () => {
  renderWithText(
    <div>
      {FACTS.map((facts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same status stands there more than once
        <p key={index}>
          <ApplicationTag application={facts} />
        </p>
      ))}
    </div>,
  );

  const shown = screen.getAllByText((_text, element) => element?.tagName === 'P');
  expect(shown.map(({ textContent }) => textContent)).toEqual(
    FACTS.map((facts) => shownStatus(facts).replace(/[（）]/g, '')),
  );
});
