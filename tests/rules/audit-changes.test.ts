import { AUDIT_VALUE_MAX } from '@contract/limits';
import { auditChanges, EDIT_RULES } from '@contract/rules/audit-changes';
import { AUDIT_WORDS } from '@contract/rules/audit-words';

describe('the fields that an act has changed', () => {
  it('are told from what to what, those that stay are not', () => {
    const before = { name: '第一批', publicityDays: 7, leaderLimits: { ageMax: 55 }, policies: [1, 2] };
    const after = { name: '第一批', publicityDays: 10, leaderLimits: { ageMax: 60 }, policies: [2] };

    expect(auditChanges('period.update', before, after)).toEqual([
      { field: 'publicityDays', from: 7, to: 10 },
      { field: 'leaderLimits.ageMax', from: 55, to: 60 },
      { field: 'policies', from: '1、2', to: '2' },
    ]);
  });

  it('are those of the record, not what follows from every change', () => {
    const stamps = (version: number) => ({ id: 1, version, updatedAt: new Date(version) });
    expect(auditChanges('dict.update', stamps(1), stamps(2))).toEqual([]);
  });

  it('are moments of Beijing, and a field that is emptied has nothing', () => {
    expect(
      auditChanges(
        'content.publish',
        { expireAt: new Date('2026-09-30T15:59:59Z'), topic: '' },
        { expireAt: null, topic: '设备' },
      ),
    ).toEqual([
      { field: 'topic', from: null, to: '设备' },
      { field: 'expireAt', from: '2026-09-30T23:59:59+08:00', to: null },
    ]);
  });

  it('are only said to have changed where they are personal', () => {
    expect(
      auditChanges(
        'account.update',
        { realName: '沈知遥', identity: 'student' },
        { realName: '沈知远', identity: 'teacher' },
      ),
    ).toEqual([
      { field: 'realName', from: '***', to: '***' },
      { field: 'identity', from: 'student', to: 'teacher' },
    ]);
    expect(auditChanges('fact.correct', { phone: '13800000000' }, { phone: null })).toEqual([
      { field: 'phone', from: '***', to: null },
    ]);
  });

  it('are told from where they differ when they are long', () => {
    const text = (end: string) => `${'办'.repeat(300)}${end}`;
    expect(auditChanges('content.publish', { body: text('甲') }, { body: text('乙') })).toEqual([
      { field: 'body', from: `……${'办'.repeat(20)}甲`, to: `……${'办'.repeat(20)}乙` },
    ]);
  });

  it('are cut where they are long', () => {
    const [change] = auditChanges('content.publish', { body: '' }, { body: '办'.repeat(500) });
    expect(change?.to).toBe(`${'办'.repeat(AUDIT_VALUE_MAX)}……`);
  });
});

/** Acts that begin, move, answer or end something as a whole; their name says what changes. */
const WHOLE = `
  auth.login auth.logout auth.register auth.password_reset auth.first_admin audit.check
  session.end session.end_others session.reuse session.foreign_device
  account.password account.phone_bind account.email_bind account.open_user_bind account.open_user_unbind
  account.totp_on account.totp_off account.totp_replaced account.recovery_renewed account.export account.close
  account.release_stop account.totp_released
  certification.apply certification.withdraw certification.give_up certification.agree certification.vouch
  certification.refuse certification.revoke certification.lapse
  unit.materials unit.withdraw unit.agree unit.refuse unit.join unit.join_withdraw unit.leave unit.member_agree unit.member_refuse
  unit.member_remove unit.hand_over unit.appoint unit.register
  unit.change_withdraw unit.change_refuse
  school.ask school.approve school.merge school.reject school.stop school.resume school.merge_entry
  user.release_ask user.release_confirm user.release_stop user.enable user.disable user.sign_out search.strike search.restore
  period.create period.remove downtime.record
  apply.create apply.remove apply.submit apply.withdraw apply.reopen apply.start_audit apply.endorse apply.report
  apply.return apply.expire apply.accept apply.reject apply.propose apply.decline apply.approve apply.object
  apply.submit_stage_one apply.pass_stage_one apply.return_stage_one apply.submit_stage_two apply.pass_stage_two
  apply.return_stage_two apply.terminate apply.answer_demand apply.helper.invite apply.helper.uninvite
  apply.helper.accept apply.helper.decline apply.helper.remove apply.helper.leave
  apply.confirm.ask apply.confirm.remind apply.confirm.withdraw apply.confirm.accept apply.confirm.decline
  apply.change.ask apply.change.agree apply.change.refuse apply.change.withdraw apply.change.pass
  apply.change.return apply.change.approve apply.change.decline apply.change.lapse
  fact.add fact.remove fact.fill fact.mend apply.comment.add apply.comment.remove apply.comment.resolve
  apply.comment.reopen apply.remark.answer apply.remark.close receipt.check
  review.assign review.remove review.publicity review.declared review.decline review.extend review.conflict review.save review.submit
  content.create content.withdraw content.discard content.delete
  demand.submit demand.withdraw demand.publish demand.return demand.reconsider demand.match demand.solve demand.close
  demand.renew demand_reply.create demand_reply.accept demand_reply.decline demand_reply.withdraw
  achi.submit achi.withdraw achi.publish achi.return achi.reconsider achi.remove achi.confirm_part achi.dispute_part
  learning.create learning.code learning.join learning.ask learning.cancel learning.accept learning.refuse
  learning.leave learning.member_removed learning.remove learning.restore
  calendar.create calendar.revoke dict.create admin.export export.start export.cancel
  backup.begin backup.finish backup.restore storage.move storage.check sealed.check
`
  .trim()
  .split(/\s+/);

it('are asked of every act: it changes fields and has a rule, or is named here as one that does not', () => {
  expect([...Object.keys(EDIT_RULES), ...WHOLE].sort()).toEqual(Object.keys(AUDIT_WORDS.texts).sort());
});
