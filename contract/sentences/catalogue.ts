import { ACCOUNT_SENTENCES } from './account';
import { ADMIN_SENTENCES } from './admin';
import { APPLY_SENTENCES } from './apply';
import { AUTH_SENTENCES } from './auth';
import { GENERAL_SENTENCES } from './general';
import { LEARNING_SENTENCES } from './learning';
import { MARKET_SENTENCES } from './market';
import { NOTICE_ACCOUNT_SENTENCES } from './notice-accounts';
import { NOTICE_APPLY_SENTENCES } from './notice-apply';
import { NOTICE_LEARNING_SENTENCES } from './notice-learning';
import { NOTICE_MARKET_SENTENCES } from './notice-market';
import { NOTICE_REMINDER_SENTENCES } from './notice-reminders';
import { NOTICE_TOGETHER_SENTENCES } from './notice-together';
import { NOTICE_UNIT_SENTENCES } from './notice-units';
import { NOTICE_SENTENCES } from './notices';

/**
 * Every sentence of a refusal or a notice, in Chinese, by code. The app shows a translation of it (`said.{code}`); only
 * the service and the scripts load this table.
 */
export const SENTENCES = {
  ...GENERAL_SENTENCES,
  ...AUTH_SENTENCES,
  ...ACCOUNT_SENTENCES,
  ...APPLY_SENTENCES,
  ...MARKET_SENTENCES,
  ...LEARNING_SENTENCES,
  ...ADMIN_SENTENCES,
  ...NOTICE_SENTENCES,
  ...NOTICE_TOGETHER_SENTENCES,
  ...NOTICE_APPLY_SENTENCES,
  ...NOTICE_REMINDER_SENTENCES,
  ...NOTICE_ACCOUNT_SENTENCES,
  ...NOTICE_UNIT_SENTENCES,
  ...NOTICE_LEARNING_SENTENCES,
  ...NOTICE_MARKET_SENTENCES,
} as const;
