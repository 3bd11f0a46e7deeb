import { join } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowConsole } from '@tests/setup/allow-console';
import { aPeriod } from '@tests/support/a-period';
import { aSchool } from '@tests/support/admin-records';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { type ReactNode, useState } from 'react';
import { AssignForm } from '@/pages/admin/applications/detail/AssignForm';
import { ExtendForm } from '@/pages/admin/applications/detail/ExtendForm';
import { DictForm } from '@/pages/admin/dicts/DictForm';
import { CaseDrawer } from '@/pages/admin/parts/CaseDrawer';
import { ModerationDrawer } from '@/pages/admin/parts/moderation/ModerationDrawer';
import { ReasonForm } from '@/pages/admin/parts/ReasonForm';
import { BatchDialog } from '@/pages/admin/parts/rows/BatchDialog';
import { ViewForm } from '@/pages/admin/parts/views/ViewForm';
import { PeriodForm } from '@/pages/admin/periods/PeriodForm';
import { PermissionsForm } from '@/pages/admin/roles/PermissionsForm';
import { EditForm } from '@/pages/admin/schools/parts/EditForm';
import type { Place } from '@/pages/admin/schools/parts/place';
import { SchoolActs, type SchoolRow } from '@/pages/admin/schools/SchoolActs';
import { NoticeForm } from '@/pages/admin/settings/NoticeForm';
import { SettingForm } from '@/pages/admin/settings/SettingForm';
import { ReleaseForm } from '@/pages/admin/users/ReleaseForm';
import { RolesForm } from '@/pages/admin/users/RolesForm';
import { OpinionDialog } from '@/pages/parts/project-changes/OpinionDialog';
import type { AdminRole, AdminUser } from '@/services/admin-user';
import { readTree } from '../../scripts/structure/tree.mjs';

const nothing = (): void => undefined;
const over = { onClose: nothing, onDone: nothing };

interface Case {
  draw: (close: () => void) => ReactNode;
  /** The control that has the focus once the dialog is open; left out for a dialog that is only read. */
  first?: RegExp;
  /** Keys that empty the form, so that it cannot be submitted. */
  empty?: string;
  /** The button that submits; after an empty submission, the first faulty control must get the focus. */
  send?: RegExp;
}

const CLEAR = '{Control>}a{/Control}{Delete}';
const user = { userId: 9, name: '顾明谦', roleKeys: ['common'], version: 4 } as AdminUser;
const role = { roleId: 3, roleKey: 'expert', permissions: ['cms:review:score'] } as AdminRole;
const batch = (act: object) => (close: () => void) => (
  <BatchDialog<{ id: number }>
    act={{
      key: 'a',
      name: '受理',
      fits: () => true,
      why: () => '',
      ask: async () => async () => null,
      ...act,
    }}
    work={{ name: ({ id }) => `第 ${id} 项`, told: () => [], acts: [] }}
    rows={[{ id: 1 }]}
    rowKey={({ id }) => id}
    onDone={nothing}
    onClose={close}
  />
);
const opinion = (judged: 'approve' | 'decline') => (close: () => void) => (
  <OpinionDialog
    id={2}
    change={{
      id: 5,
      kind: 'extension',
      state: 'office',
      milestone: 'two',
      version: 1,
      steps: [],
      acts: [judged],
      due: '2027-10-08T23:59:59+08:00',
      leader: null,
      obstacle: null,
      until: '2028-01-06T23:59:59+08:00',
      reason: '设备到货推迟',
      since: '2026-11-25T10:00:00+08:00',
    }}
    act={judged}
    onDone={nothing}
    onStale={nothing}
    onClose={close}
  />
);
const A = 'src/pages/admin/';
const CASES: Record<string, Case> = {
  [`${A}periods/PeriodForm.tsx`]: {
    draw: (onClose) => <PeriodForm period={null} onClose={onClose} onSaved={nothing} />,
    first: /^批次名称/,
    send: /^新建批次$/,
  },
  [`${A}periods/PeriodForm.tsx, one that stands`]: {
    draw: (onClose) => (
      <PeriodForm
        period={{ ...aPeriod(), applications: 0, submitted: 0 } as never}
        onClose={onClose}
        onSaved={nothing}
      />
    ),
    first: /^批次名称/,
    empty: CLEAR,
    send: /^保\s*存$/,
  },
  [`${A}users/ReleaseForm.tsx`]: {
    draw: (onClose) => <ReleaseForm user={user} onClose={onClose} onDone={nothing} />,
    first: /^核对身份的情况/,
    send: /^解除两步验证$/,
  },
  [`${A}users/RolesForm.tsx`]: {
    draw: (onClose) => <RolesForm {...over} user={user} onClose={onClose} />,
    first: /^注册用户/,
    empty: ' ',
    send: /^保\s*存$/,
  },
  [`${A}roles/PermissionsForm.tsx`]: {
    draw: (onClose) => <PermissionsForm {...over} role={role} onClose={onClose} />,
    first: /./,
  },
  [`${A}applications/detail/ExtendForm.tsx`]: {
    draw: (onClose) => (
      <ExtendForm
        applicationId={29}
        until="2026-10-12T23:59:59+08:00"
        onClose={onClose}
        onExtended={nothing}
      />
    ),
    first: /^新的评审截止/,
    send: /^延长评审时间$/,
  },
  [`${A}dicts/DictForm.tsx`]: {
    draw: (onClose) => <DictForm {...over} item={null} onClose={onClose} />,
    first: /^字典类型/,
    send: /^保\s*存$/,
  },
  [`${A}schools/parts/EditForm.tsx`]: {
    draw: (onClose) => (
      <EditForm {...over} place={{ kind: 'school', entry: aSchool } as Place} onClose={onClose} />
    ),
    first: /名称/,
    empty: CLEAR,
    send: /^保\s*存$/,
  },
  [`${A}parts/views/ViewForm.tsx`]: {
    draw: (onClose) => (
      <ViewForm choice title="保存为视图" taken={[]} onClose={onClose} onName={async () => true} />
    ),
    first: /^视图名称/,
    send: /^保\s*存/,
  },
  [`${A}parts/ReasonForm.tsx`]: {
    draw: (onClose) => (
      <ReasonForm
        question={{ title: '停用', okText: '停用账号', limit: { max: 255 } }}
        onClose={onClose}
        onReason={async () => true}
      />
    ),
    first: /^原因/,
    send: /^停用账号$/,
  },
  [`${A}applications/detail/AssignForm.tsx`]: {
    draw: (onClose) => (
      <AssignForm
        applicationId={31}
        panel={{ reviewsAssigned: 0, reviewMinimum: 3 }}
        onClose={onClose}
        onAssigned={nothing}
      />
    ),
    first: /^陆一苇/,
    send: /分配/,
  },
  [`${A}parts/rows/BatchDialog.tsx`]: {
    draw: batch({ reason: { max: 255 } }),
    first: /^原因/,
    send: /^受理/,
  },
  [`${A}parts/rows/BatchDialog.tsx, nothing asked`]: { draw: batch({}), first: /^受理/ },
  ['src/pages/parts/project-changes/OpinionDialog.tsx']: {
    draw: opinion('decline'),
    first: /^意见/,
    send: /^不予通过$/,
  },
  ['src/pages/parts/project-changes/OpinionDialog.tsx, nothing has to be said']: {
    draw: opinion('approve'),
    first: /^意见/,
  },
  [`${A}parts/CaseDrawer.tsx`]: {
    draw: (onClose) => <CaseDrawer title="云泽大学" papers={[]} facts={[]} onClose={onClose} />,
  },
  [`${A}parts/moderation/ModerationDrawer.tsx`]: {
    draw: (onClose) => (
      <ModerationDrawer
        {...over}
        id={5}
        words="demand"
        hard={{ return: 'returned' }}
        load={async () => ({ version: 1, draft: { title: '藻类预警' }, actions: [] })}
        facts={() => []}
        decide={async () => undefined as never}
        onClose={onClose}
      />
    ),
  },
};

function Opener({ draw }: Pick<Case, 'draw'>) {
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

test.each(Object.entries(CASES))(
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
  renderAdmin(<Opener draw={CASES[form]?.draw ?? (() => null)} />);
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
  const known = [...Object.keys(CASES).map((path) => path.split(',')[0]), `${A}schools/SchoolActs.tsx`];
  expect(opening.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
  expect(opening.length).toBeGreaterThan(8);
});
