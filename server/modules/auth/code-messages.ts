import { PURPOSE, type VerificationPurpose } from '@contract/rules/account-rules';
import type { OutgoingMessage } from '@server/modules/delivery/service';

const ACTS: Record<VerificationPurpose, string> = {
  [PURPOSE.register]: '注册账号',
  [PURPOSE.forgotten]: '重设密码',
  [PURPOSE.bindPhone]: '绑定手机',
  [PURPOSE.bindEmail]: '绑定邮箱',
  [PURPOSE.checkPhone]: '核对手机',
  [PURPOSE.signIn]: '登录',
  [PURPOSE.confirmOwner]: '确认本人操作',
};

export interface CodeMessage {
  site: string;
  recipient: string;
  purpose: VerificationPurpose;
  code: string;
  accountId: number | null;
  sendBefore: Date;
  muted: boolean;
}

const channelOf = (recipient: string): 'sms' | 'email' => (recipient.includes('@') ? 'email' : 'sms');

export const codeMessage = ({ site, code, purpose, ...rest }: CodeMessage): OutgoingMessage => ({
  ...rest,
  channel: channelOf(rest.recipient),
  kind: 'code',
  subject: `${site}验证码`,
  body: `【${site}】验证码 ${code}，用于${ACTS[purpose]}，10 分钟内有效。请勿告诉他人；若非本人操作，可忽略此消息。`,
});

/**
 * Sent instead of a registration code when an account exists: its owner is informed, and whoever asked learns nothing.
 */
export const alreadyRegisteredMessage = ({
  site,
  code: _,
  purpose: __,
  ...rest
}: CodeMessage): OutgoingMessage => ({
  ...rest,
  channel: channelOf(rest.recipient),
  kind: 'security',
  subject: `${site}账号提醒`,
  body: `【${site}】此号码已注册账号，可直接登录；忘记密码时可在登录页重设。若非本人操作，可忽略此消息。`,
});
