import { inChinese, type Word, wordTable } from '@contract/word';

/**
 * Password profile "djbh" (req:security-passwords): long and mixed, or even longer; ordinary people never have to
 * change theirs.
 */
export const PASSWORD_MIN = 10;
const PASSWORD_CLASSES = 3;
export const PASSWORD_LONG = 16;
const PASSWORD_MAX = 128;

export type PasswordProblem = 'short' | 'classes' | 'long' | 'context' | 'repeated';

export const PASSWORD_WORDS = wordTable('password', {
  rule: '{min}—{max} 位，含大写字母、小写字母、数字、符号中的三类，{long} 位以上的不限；不能含有用户名、姓名或手机号',
  short: '密码至少 {min} 位',
  classes: '密码应含大写字母、小写字母、数字、符号中的三类，或不少于 {long} 位',
  long: '密码最多 {max} 位',
  context: '密码不能含有用户名、姓名、手机号或站点名称',
  repeated: '密码不能由重复或连续的字符组成',
  common: '这个密码过于常见，请换一个',
  same: '新密码不能与旧密码相同',
});
type PasswordKey = keyof typeof PASSWORD_WORDS.texts;

export const passwordWord = (key: PasswordKey): Word =>
  PASSWORD_WORDS.word(key, { min: PASSWORD_MIN, long: PASSWORD_LONG, max: PASSWORD_MAX });

const text = (key: PasswordKey): string => inChinese(passwordWord(key));
export const PASSWORD_RULE = text('rule');
const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u];
const RUN = 4;
/** Words connected with this site, which attackers guess first. */
const SITE_WORDS = ['kaichuang', 'kczx', '开创专项'];
const CONTEXT_MIN = 4;

export const characterClasses = (password: string): number =>
  CLASSES.filter((kind) => kind.test(password)).length;

/** Characters that only repeat or continue the one before: `aaaa`, `1234`, `dcba`. */
const runLength = (password: string): number => {
  const codes = Array.from(password, (c) => c.codePointAt(0) ?? 0);
  let inRuns = 0;
  let length = 1;
  for (let i = 1; i <= codes.length; i++) {
    const step = (codes[i] ?? Number.NaN) - (codes[i - 1] ?? 0);
    const before = i > 1 ? (codes[i - 1] ?? 0) - (codes[i - 2] ?? 0) : step;
    if (Math.abs(step) <= 1 && (length === 1 || step === before)) length += 1;
    else {
      if (length >= RUN) inRuns += length;
      length = 1;
    }
  }
  return inRuns;
};

const holdsContext = (password: string, context: readonly string[]): boolean => {
  const text = password.toLowerCase();
  return [...SITE_WORDS, ...context]
    .map((word) => word.toLowerCase())
    .some(
      (word) =>
        Array.from(word).length >= (/^[\x20-\x7e]*$/.test(word) ? CONTEXT_MIN : 2) && text.includes(word),
    );
};

/** What is wrong with a new password, or null. `context`: user name, real name, phone, e-mail. */
export const passwordProblem = (
  password: string,
  context: readonly string[] = [],
): PasswordProblem | null => {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN) return 'short';
  if (length > PASSWORD_MAX) return 'long';
  if (length < PASSWORD_LONG && characterClasses(password) < PASSWORD_CLASSES) return 'classes';
  if (runLength(password) * 2 > length || new Set(password).size < 5) return 'repeated';
  return holdsContext(password, context) ? 'context' : null;
};
