import type { TextLimit } from '@contract/limits';
import { type Word, wordTable } from '@contract/word';
import { ACCOUNT_WORDS, isEmail } from './account-rules';
import { textLength } from './text-length';

/** Faults that a field of any name can have. */
const FAULT_TEXTS = {
  required: '请填写{label}',
  choose: '请选择{label}',
  short: '{label}至少 {min} 字，现在 {n} 字',
  long: '{label}最多 {max} 字，现在 {n} 字',
  phone: '请填写 11 位手机号',
} as const;
export const FAULT_WORDS = wordTable('fault', FAULT_TEXTS);

export const longWord = (label: Word, max: number, n: number): Word =>
  FAULT_WORDS.word('long', { label, max, n });

export const requiredFault = (label: Word, text: string | null): Word[] =>
  textLength(text) === 0 ? [FAULT_WORDS.word('required', { label })] : [];

export const choiceFault = (label: Word, value: unknown): Word[] =>
  value === null || value === '' ? [FAULT_WORDS.word('choose', { label })] : [];

export const phoneFault = (phone: string | null): Word[] =>
  /^1\d{10}$/.test(phone ?? '') ? [] : [FAULT_WORDS.word('phone')];

/** An e-mail address is optional. */
export const emailFault = (email: string | null): Word[] => {
  const text = (email ?? '').trim();
  return text === '' || isEmail(text) ? [] : [ACCOUNT_WORDS.word('email')];
};

export const lengthFault = (label: Word, text: string | null, { min = 1, max }: TextLimit): Word[] => {
  const n = textLength(text);
  if (n === 0) return requiredFault(label, text);
  if (n < min) return [FAULT_WORDS.word('short', { label, min, n })];
  return n > max ? [longWord(label, max, n)] : [];
};
