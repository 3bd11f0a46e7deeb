import { join } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowConsole } from '@tests/setup/allow-console';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { useState } from 'react';
import { SchoolActs, type SchoolRow } from '@/pages/admin/schools/SchoolActs';
import { NoticeForm } from '@/pages/admin/settings/NoticeForm';
import { SettingForm } from '@/pages/admin/settings/SettingForm';
import { readTree } from '../../scripts/structure/tree.mjs';
import { A, DIALOG_CASES, type DialogCase, nothing } from './admin-dialog-cases';

function Opener({ draw }: Pick<DialogCase, 'draw'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      {open && draw(() => setOpen(false))}
    </>
  );
}
const dialog = async () => (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;
/** Each visible fault is announced to screen readers, by the control itself or by its group. */
const told = (): Promise<void> =>
  waitFor(() => {
    const faults = [...document.querySelectorAll(':is(div, p):is([id$="_help"], [id$="-error"])')].map(
      ({ id, lastChild }) => ({
        by: document.querySelector(`[aria-invalid="true"][aria-describedby~="${id}"]`),
        words: lastChild?.lastChild?.textContent ?? lastChild?.textContent ?? '',
      }),
    );
    expect(faults).not.toEqual([]);
    for (const { by, words } of faults) {
      expect(words).not.toBe('');
      expect(by).toHaveAccessibleName();
      expect(by).toHaveAccessibleDescription(expect.stringContaining(words));
    }
  });
/** Help, required and optional fields are announced to screen readers as well. */
const wired = (): void => {
  for (const item of document.querySelectorAll('.ant-form-item')) {
    const help = item.querySelector('.ant-form-item-extra');
    if (help)
      expect(item.querySelector(`[aria-describedby~="${help.id}"]`)).toHaveAccessibleDescription(
        expect.stringContaining(help.textContent as string),
      );
    // A group of boxes has no such property.
    if (item.querySelector('.ant-form-item-required') && !item.querySelector('[role="group"]'))
      expect(item.querySelector('[aria-required="true"]')).not.toBeNull();
    const typed = item.querySelector(
      'textarea, input:is([type="text"], [role="combobox"], [role="spinbutton"])',
    );
    if (typed && !typed.matches('[aria-required], :disabled')) expect(item).toHaveTextContent('选填');
    const label = item.querySelector('label[for]');
    if (label) expect(document.getElementById(label.getAttribute('for') as string)).not.toBeNull();
  }
};
const named = (name: RegExp) => async (): Promise<void> =>
  waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));

beforeEach(() => {
  const expert = { accountId: 7, name: '陆一苇', unitName: null, title: null, load: 2, assigned: false };
  stubService({
    'GET /prod-api/cms/review/experts': okRows([{ ...expert, obstacle: null }]),
    'GET /prod-api/cms/open/content': okRows([]),
    'GET /prod-api/system/school/list': okRows([]),
  });
});

test.each(Object.entries(DIALOG_CASES))(
  '%s keeps the keyboard at its place and says what is wrong there',
  async (_, one) => {
    const { first, empty, send } = one;
    renderAdmin(<Opener draw={one.draw} />);
    const opener = screen.getByText('打开');
    act(() => opener.focus());
    await userEvent.keyboard('{Enter}');
    const frame = await dialog();
    if (first) await named(first)();
    if (first && send) {
      if (empty) await userEvent.keyboard(empty);
      const button = within(frame).getByRole('button', { name: send });
      act(() => button.focus());
      await userEvent.keyboard('{Enter}');
      await named(first)();
      await told();
    }
    wired();
    await userEvent.keyboard('{Escape}');
    const discard = screen.queryByRole('button', { name: /^放\s*弃$/ });
    if (discard) await userEvent.click(discard);
    await waitFor(() => expect(opener).toHaveFocus());
  },
);

test('a merge of schools begins and ends at its place', async () => {
  // The select takes the focus by itself as soon as the fault is known, outside of act().
  allowConsole(/An update to BaseSelect inside a test was not wrapped/);
  const row = { id: 3, version: 1, name: '北屿师大', school_id: 7, department_id: null } as SchoolRow;
  renderAdmin(<SchoolActs row={row} onDone={nothing} />);
  const opener = screen.getByRole('button', { name: /合\s*并/ });
  act(() => opener.focus());
  await userEvent.keyboard('{Enter}');
  await named(/^已有条目/)();
  expect(document.activeElement).toHaveRole('combobox');
  within(await dialog())
    .getByRole('button', { name: /合\s*并/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveRole('combobox'));
  await told();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test.each([
  [
    'the notice',
    <NoticeForm key="notice" update={null} onSaved={nothing} onChange={nothing} />,
    /^发布通知$/,
    /^标题$/,
    '',
  ],
  [
    'the settings',
    <SettingForm
      key="setting"
      setting={
        {
          name: '',
          footer: null,
          main_site: true,
          navbar: [],
          contact: { phone: '', hours: '', host: '', support: '' },
        } as never
      }
      onSaved={nothing}
      onChange={nothing}
    />,
    /^保存设置$/,
    /^站点名称$/,
    '',
  ],
])('%s of the site lead to what is wrong first', async (_, form, send, wrong) => {
  stubService({ 'PUT /prod-api/system/setting': ok(null) });
  renderAdmin(form);
  const button = await screen.findByRole('button', { name: send });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  await named(wrong)();
  await told();
  wired();
});

test.each([
  [`${A}dicts/DictForm.tsx`, /^键值/],
  [`${A}periods/PeriodForm.tsx`, /^批次代码/],
])('a code in %s is written from left to right in every language', async (form, label) => {
  renderAdmin(<Opener draw={DIALOG_CASES[form]?.draw ?? (() => null)} />);
  await userEvent.click(screen.getByText('打开'));
  expect(await screen.findByLabelText(label)).toHaveAttribute('dir', 'ltr');
});

test('every dialog and drawer of the admin area is among them', () => {
  const { files } = readTree(join(__dirname, '../..')) as { files: { path: string; text: string }[] };
  const opening = files.filter(
    ({ path, text }) =>
      path.startsWith(A) &&
      /(?<!\.test)\.tsx$/.test(path) &&
      /<(?:DialogForm|SheetForm|Dialog|Sheet)[\s<]/.test(text),
  );
  const known = [
    ...Object.keys(DIALOG_CASES).map((path) => path.split(',')[0]),
    `${A}schools/SchoolActs.tsx`,
  ];
  expect(opening.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
  expect(opening.length).toBeGreaterThan(8);
});
