import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPeriod } from '@tests/support/a-period';
import { aSpace } from '@tests/support/a-space';
import { fill, press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import type { ReactElement } from 'react';
import { PeriodForm } from '@/pages/admin/periods/PeriodForm';
import { ModerationBox } from '@/pages/learning/detail/ModerationBox';
import { AskLeader } from '@/pages/parts/project-changes/AskLeader';
import { OpinionDialog } from '@/pages/parts/project-changes/OpinionDialog';
import { MemberReason } from '@/pages/user/members/MemberReason';
import { removeMember } from '@/services/unit-member';
import { nothing } from './admin-dialog-cases';

const SAID = '已有新的处理（2026-11-28 10:00 文珩：将成员移出单位），请核对后再操作';
const GONE = refused(404, SAID);
const WORDS = '设备到货推迟，须延后三个月';

interface Case {
  draw: () => ReactElement;
  /** The call, refused because the record is gone. */
  send: string;
  submit: RegExp;
  /** Labels of the fields, and what is typed into them. */
  typed: Record<string, string>;
  open?: string;
}

const CHANGE = { id: 5, kind: 'extension', state: 'office', milestone: 'two', version: 1, steps: [] };
const CASES: Record<string, Case> = {
  'a request for another leader': {
    draw: () => <AskLeader id={5} offered onAsked={nothing} onStale={nothing} onClose={nothing} />,
    send: 'POST /prod-api/cms/apply/{id}/changes/leader',
    submit: /^提交申请$/,
    typed: { 拟任负责人姓名: '顾明谦', 拟任负责人的用户名: 'gumingqian', 申请理由: WORDS },
  },
  'the opinion on a change': {
    draw: () => (
      <OpinionDialog
        id={2}
        change={{ ...CHANGE, acts: ['decline'], due: null, until: null, leader: null } as never}
        act="decline"
        onDone={nothing}
        onStale={nothing}
        onClose={nothing}
      />
    ),
    send: 'POST /prod-api/cms/apply/{id}/changes/{changeId}/decision',
    submit: /^不予通过$/,
    typed: { 意见: WORDS },
  },
  'the removal of a member': {
    draw: () => (
      <MemberReason
        form="remove-9"
        title="移出"
        help="本人会看到"
        action="移出单位"
        send={async (reason) => void (await removeMember(9, reason))}
        onClose={nothing}
      />
    ),
    send: 'PUT /prod-api/system/unit/people/{id}/remove',
    submit: /^移出单位$/,
    typed: { 原因: WORDS },
  },
  'a course to hide': {
    draw: () => <ModerationBox space={aSpace({ removed_reason: null })} onChange={nothing} />,
    send: 'PUT /api/learning/spaces/{id}/removal.json',
    submit: /^下架/,
    typed: { 下架的原因: WORDS },
    open: '^下架$',
  },
  'a period': {
    draw: () => (
      <PeriodForm
        period={{ ...aPeriod(), applications: 0, submitted: 0 } as never}
        onClose={nothing}
        onSaved={nothing}
      />
    ),
    send: 'PUT /prod-api/cms/period/{id}',
    submit: /^保\s*存$/,
    typed: { 批次名称: WORDS },
  },
};

test.each(Object.entries(CASES))(
  '%s that is gone: the button goes, the reason and the words stay',
  async (_, { draw, send, submit, typed, open }) => {
    const service = stubService({ [send]: GONE });
    renderAdmin(draw());
    if (open) await press(new RegExp(open));
    for (const [label, words] of Object.entries(typed)) await fill(new RegExp(`^${label}`), words);
    const button = screen.getAllByText(submit).at(-1)?.closest('button') as HTMLElement;
    await userEvent.click(button);
    const isOffered = (): boolean => button.isConnected && !button.hidden;

    expect(await screen.findByText(SAID)).toBeVisible();
    await waitFor(() => expect(isOffered()).toBe(false));
    for (const [label, words] of Object.entries(typed)) {
      expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveValue(words);
      await fill(new RegExp(`^${label}`), `${words}。`);
    }
    expect(screen.getByText(SAID)).toBeVisible();
    expect(isOffered()).toBe(false);
    expect(service.sentTo(send)).toHaveLength(1);
  },
);
