import { aPeriod } from '@tests/support/a-period';
import { aSchool } from '@tests/support/admin-records';
import type { ReactNode } from 'react';
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
import { ReleaseForm } from '@/pages/admin/users/ReleaseForm';
import { RolesForm } from '@/pages/admin/users/RolesForm';
import { OpinionDialog } from '@/pages/parts/project-changes/OpinionDialog';
import type { AdminRole, AdminUser } from '@/services/admin-user';

export const nothing = (): void => undefined;
const over = { onClose: nothing, onDone: nothing };

export interface DialogCase {
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
export const A = 'src/pages/admin/';
/** Every dialog and drawer of the admin area, and those that it shares with others, by its file. */
export const DIALOG_CASES: Record<string, DialogCase> = {
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
