import type { Application } from '@contract/apply';
import { asWritten } from '@contract/word';
import { screen } from '@testing-library/react';
import { renderWithText } from '@tests/support/renderWithText';
import { HeldButtons } from './HeldButtons';

const heldBy = (event: Application['held'][number]['event'], reason: string) => ({
  event,
  reason,
  reasonWord: asWritten(reason),
});

test('acts that wait stand in their place, closed, each described by what it waits for', () => {
  const experts = '还有 2 位专家没有提交评审';
  const publicity = '公示将于 2027-02-15 09:00 结束';
  renderWithText(
    <HeldButtons
      held={[heldBy('propose', experts), heldBy('decline', experts), heldBy('approve', publicity)]}
    />,
  );

  for (const [name, reason] of [
    ['拟立项', experts],
    ['不推荐', experts],
    ['立项', publicity],
  ] as const) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
  }
  expect(screen.getAllByText(experts)).toHaveLength(1);
});
