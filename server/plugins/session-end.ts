import { type AppError, unauthorized } from './app-error';

/** Why a session is over, and how the person is told. */
const ENDINGS = {
  signed_out: '已退出登录，请重新登录',
  remote: '此设备已被退出登录，请重新登录',
  password: '密码已修改，请重新登录',
  security: '账号安全设置已变更，请重新登录',
  reuse: '登录状态异常，为保护账号已退出，请重新登录',
  idle: '长时间未操作，请重新登录，草稿已保留',
  expired: '登录已过期，请重新登录',
  disabled: '账号已停用，请联系管理员',
  closed: '账号已注销',
} as const;
export type EndReason = keyof typeof ENDINGS;

const isReason = (value: string): value is EndReason => Object.hasOwn(ENDINGS, value);

export const endedSession = (reason: string): AppError =>
  isReason(reason) ? unauthorized(ENDINGS[reason], `session.${reason}`) : unauthorized();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Quality A20; a remembered session of an ordinary person lasts a week instead (docs/decisions). */
export const IDLE_MS = 30 * MINUTE_MS;
export const ABSOLUTE_MS = 12 * HOUR_MS;
export const REMEMBERED_MS = 7 * 24 * HOUR_MS;

export interface SessionState {
  endedAt: Date | null;
  endReason: string | null;
  expiresAt: Date;
  lastSeenAt: Date;
  remembered: boolean;
  /** Of the account. */
  status: string;
}

/** Null while the session may be used. The order matters: what was done on purpose is told before the clock. */
export const sessionEnding = (session: SessionState, now: Date): EndReason | null => {
  if (session.endedAt) return (session.endReason as EndReason | null) ?? 'signed_out';
  if (session.status === 'closed') return 'closed';
  if (session.status !== 'active') return 'disabled';
  if (session.expiresAt <= now) return 'expired';
  const restedMs = now.getTime() - session.lastSeenAt.getTime();
  return !session.remembered && restedMs > IDLE_MS ? 'idle' : null;
};
