import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowConsole } from '@tests/setup/allow-console';
import { aFiledApplication } from '@tests/support/an-application';
import { renderAdmin } from '@tests/support/renderAdmin';
import { okRows } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { type ReactNode, useState } from 'react';
import { CloseDialog } from '@/pages/demand/form/CloseDialog';
import { ReasonForm } from '@/pages/learning/parts/ReasonForm';
import { AskExtension } from '@/pages/parts/project-changes/AskExtension';
import { AskLeader } from '@/pages/parts/project-changes/AskLeader';
import { ReturnDialog } from '@/pages/parts/remarks/ReturnDialog';
import { A, DIALOG_CASES, nothing } from './admin-dialog-cases';

const OFFER = { milestone: 'one', due: '2026-12-31T23:59:59+08:00', first: '2027-01-01', last: '2027-12-31' };

/** The dialogs of applicants and units. */
const OWN: Record<string, () => ReactNode> = {
  'src/pages/parts/remarks/ReturnDialog.tsx': () => (
    <ReturnDialog
      id={5}
      sections={aFiledApplication({}).sections}
      readers={['沈知遥']}
      reasons={[]}
      isOffered
      onReturn={async () => undefined}
      onClose={nothing}
    />
  ),
  'src/pages/parts/project-changes/AskLeader.tsx': () => (
    <AskLeader id={5} offered onAsked={nothing} onStale={nothing} onClose={nothing} />
  ),
  'src/pages/parts/project-changes/AskExtension.tsx': () => (
    <AskExtension id={5} offers={[OFFER as never]} onAsked={nothing} onStale={nothing} onClose={nothing} />
  ),
  'src/pages/demand/form/CloseDialog.tsx': () => (
    <CloseDialog
      demand={{ id: 7, waiting: 0, talking: 0, actions: ['close'] }}
      busy={false}
      fault={null}
      onSend={async () => false}
      onCancel={nothing}
    />
  ),
  'src/pages/learning/parts/ReasonForm.tsx': () => (
    <ReasonForm
      form="refuse-5"
      label="原因"
      help="本人会看到"
      submitText="驳回申请"
      busy={false}
      onSubmit={async () => false}
      onCancel={nothing}
    />
  ),
};

/** Those that no page takes away: the drawer of a round stays until its own button closes it. */
const STAYS = [`${A}periods/PeriodForm.tsx`];
const CASES: [string, () => ReactNode][] = [
  ...Object.entries(DIALOG_CASES)
    .filter(([name]) => !STAYS.includes(name.split(',')[0] ?? ''))
    .map(([name, { draw }]): [string, () => ReactNode] => [name, () => draw(nothing)]),
  ...Object.entries(OWN),
];

let takeAway: () => void;
/** A page that stops offering a dialog, as when somebody else has acted first. */
function Page({ draw }: { draw: () => ReactNode }) {
  const [offered, setOffered] = useState(true);
  takeAway = () => setOffered(false);
  return offered && draw();
}

/** Every field of the front dialog that takes a text; pickers, which know their values only, are none. */
const textFields = (): HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>(':is(textarea, input[type="text"]):not([readonly], :disabled)'),
  ].filter(
    (field) =>
      getComputedStyle(field).display !== 'none' &&
      field.closest('[hidden]') === null &&
      !field.matches('[role="combobox"], [role="spinbutton"]'),
  );

beforeEach(() => {
  stubService({
    'GET /prod-api/cms/review/experts': okRows([]),
    'GET /prod-api/cms/open/content': okRows([]),
    'GET /prod-api/system/school/list': okRows([]),
  });
});

test.each(CASES)('%s that the page takes away leaves what was typed into it', async (_, draw) => {
  // The calendar of a date goes with its field.
  allowConsole(/trigger element and popup element should in same shadow root/);
  renderAdmin(<Page draw={draw} />);
  await waitFor(() => expect(document.querySelector('[role="dialog"], form')).not.toBeNull());
  const typed: string[] = [];
  for (const field of textFields()) {
    const words = `已经打好的第 ${typed.length + 1} 段文字`;
    await userEvent.click(field);
    await userEvent.paste(words);
    if ((field as HTMLInputElement).value.endsWith(words)) typed.push((field as HTMLInputElement).value);
  }
  act(() => takeAway());

  if (typed.length === 0) {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return;
  }
  const copy = await screen.findByRole('button', { name: '复制文字' });
  const left = within(copy.closest('[role="dialog"]') as HTMLElement);
  const boxes = left.getAllByRole<HTMLTextAreaElement>('textbox');
  expect(boxes.map(({ value }) => value)).toEqual(typed);
  for (const box of boxes) expect(box).toHaveAccessibleName();
  // Only the person closes it.
  const close = left.getByRole('button', { name: /^关\s*闭$/ });
  await userEvent.keyboard('{Escape}');
  expect(close).toBeVisible();
  await userEvent.click(close);
  await waitFor(() => expect(close).not.toBeInTheDocument());
});

test('most of them take text', () => {
  expect(CASES.length).toBeGreaterThan(18);
});
