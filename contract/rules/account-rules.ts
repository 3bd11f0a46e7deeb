import { MINUTE_MS } from '@contract/time-units';
import { wordTable } from '@contract/word';

/**
 * Patterns for what people enter about themselves; the app and the service check the same ones
 * (req:calls-update-account).
 */
export const PHONE_DIGITS = 11;
export const PHONE = new RegExp(`^1\\d{${PHONE_DIGITS - 1}}$`);
export const EMAIL =
  /^[a-z0-9](?:[a-z0-9._+-]{0,38}[a-z0-9])?@(?:[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?\.)+[a-z]{2,12}$/i;
const EMAIL_MAX = 60;
export const USER_NAME_LENGTH = { min: 4, max: 20 } as const;
/** Begins with a letter, so that it cannot be confused with a phone number or an account number. */
export const USER_NAME = new RegExp(
  `^[A-Za-z][A-Za-z0-9_-]{${USER_NAME_LENGTH.min - 1},${USER_NAME_LENGTH.max - 1}}$`,
);
export const NICKNAME_LENGTH = { min: 2, max: 20 } as const;
export const NICKNAME = new RegExp(
  String.raw`^[\p{Script=Han}A-Za-z0-9_]{${NICKNAME_LENGTH.min},${NICKNAME_LENGTH.max}}$`,
  'u',
);
export const STUDENT_ID_LENGTH = { min: 2, max: 30 } as const;
export const STUDENT_ID = new RegExp(`^[\\w-]{${STUDENT_ID_LENGTH.min},${STUDENT_ID_LENGTH.max}}$`);
/** The longest introduction that people may write about themselves. */
export const INTRO_MAX = 200;
const NAME_LETTERS = String.raw`(?:[\p{Script=Han}\p{Script=Latin}0-9]\p{M}?)+`;
/** A name as in a document, after cleaning; its parts may be joined by a dot, a space, a hyphen or an apostrophe. */
export const REAL_NAME_LENGTH = { min: 2, max: 40 } as const;
export const REAL_NAME = new RegExp(
  `^(?=.{${REAL_NAME_LENGTH.min},${REAL_NAME_LENGTH.max}}$)${NAME_LETTERS}(?:[·.'’ -]{1,2}${NAME_LETTERS})*$`,
  'u',
);

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

/** A phone number or e-mail address to which a verification code can be sent. */
export const isAddress = (text: string): boolean => PHONE.test(text) || isEmail(text);

/** Messages beside the field. */
const ACCOUNT_MESSAGES = {
  phone: '手机号应为 11 位，以 1 开头',
  email: '邮箱应类似 name@example.cn',
  userName: '用户名应为 4—20 位字母、数字、下划线或连字符，以字母开头',
  nickname: '昵称应为 2—20 位中英文、数字及下划线',
  realName: '姓名应为 2—40 个汉字、字母或数字，可含间隔号、空格与连字符',
  code: '验证码不正确或已过期',
  codeSpent: '验证码错误次数过多，请重新获取',
} as const;
export const ACCOUNT_WORDS = wordTable('account', ACCOUNT_MESSAGES);

export type VerificationPurpose = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/**
 * Purpose numbers of verification codes (req:product-codes). 7 confirms that the owner is acting; a client cannot
 * request it by number.
 */
export const PURPOSE = {
  register: 1,
  forgotten: 2,
  bindPhone: 3,
  bindEmail: 4,
  checkPhone: 5,
  signIn: 6,
  confirmOwner: 7,
} as const satisfies Record<string, VerificationPurpose>;

export const CODE_LIFE_MS = 10 * MINUTE_MS;
export const CODE_PAUSE_MS = MINUTE_MS;
export const CODE_TRIES = 5;
