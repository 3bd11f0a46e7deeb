import type { MessageId } from '@/i18n/message-id';

/** Labels of audit actions by key; an action without a label is shown as 其他操作. */
export const EVENT_LABELS: Readonly<Record<string, MessageId>> = {
  'auth.login': 'settings.event.login.label',
  'auth.logout': 'settings.event.logout.label',
  'auth.register': 'settings.event.register.label',
  'auth.password_reset': 'settings.event.reset.label',
  'account.update': 'settings.event.update.label',
  'account.password': 'settings.event.password.label',
  'account.phone_bind': 'settings.event.phone.label',
  'account.email_bind': 'settings.event.email.label',
  'account.open_user_bind': 'settings.event.openBind.label',
  'account.open_user_unbind': 'settings.event.openUnbind.label',
  'account.totp_on': 'settings.event.totpOn.label',
  'account.totp_off': 'settings.event.totpOff.label',
  'account.totp_replaced': 'settings.event.totpReplaced.label',
  'account.recovery_renewed': 'settings.event.recoveryRenewed.label',
  'account.export': 'settings.event.export.label',
  'session.end': 'settings.event.sessionEnd.label',
  'session.end_others': 'settings.event.sessionEndOthers.label',
  'certification.apply': 'settings.event.certify.label',
  'school.ask': 'settings.event.school.label',
  'unit.join': 'settings.event.join.label',
  'unit.join_withdraw': 'settings.event.joinWithdraw.label',
  'unit.leave': 'settings.event.leave.label',
  'apply.create': 'settings.event.applyCreate.label',
  'apply.remove': 'settings.event.applyRemove.label',
};
