/**
 * Words most leaked passwords are made of. Attackers try them with the usual digits and symbols added, so such a
 * password is as good as known.
 */
const WORDS = new Set(
  `password passwd passw pass admin administrator root user guest test tester welcome login letmein changeme default
  secret master dragon monkey football baseball basketball superman batman pokemon princess sunshine shadow michael
  jordan michelle jennifer daniel charlie thomas robert andrew ashley jessica nicole hunter soccer killer freedom
  whatever trustno starwars iloveyou loveyou lovely forever flower hello computer internet samsung google apple
  microsoft windows android iphone qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc
  wsxedc qweasd qweasdzxc qweqwe asdasd zxczxc abc abcd abcde abcdef abcdefg aaa aaaa qqq www zzz xxx
  woaini woaiwojia woaimama woaibaba woaini wode mima wodemima mimashi shenme nihao nihaoma zhongguo beijing shanghai
  guangzhou shenzhen china chinese zhang wang li liu chen yang zhao huang zhou xiaoming laoshi xuesheng gongsi
  danwei shenbao xiangmu keji chuangxin kexue yanjiu daxue xuexiao ruoyi spring summer autumn winter monday friday
  january february october december company office server database oracle mysql system manager operator auditor
  p pw aa a q z my new old temp demo sample example`
    .split(/\s+/)
    .filter(Boolean),
);

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unleet = (text: string): string => Array.from(text, (c) => LEET[c] ?? c).join('');

/** The letters of a password, without any digits and symbols. */
const letters = (text: string): string => text.replace(/[^a-z]/g, '');
const trimmed = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '');

/** `qwer1234asdf`: a walk over the keyboard, mixed with digits or not. */
const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgb',
  '1q2w3e4r5t6y7u8i9o0p',
];
const isWalk = (text: string): boolean => {
  const plain = text.replace(/[^a-z0-9]/g, '');
  const backwards = (row: string): string => Array.from(row).reverse().join('');
  const all = [...ROWS, ...ROWS.map(backwards)];
  return plain.length >= 8 && all.some((row) => row.includes(plain.slice(0, 8)));
};

export const isCommonPassword = (password: string): boolean => {
  const text = password.toLowerCase();
  const forms = [letters(text), letters(trimmed(unleet(text.replace(/[\d!@#$%^&*._-]+$/, ''))))];
  return forms.some((form) => WORDS.has(form)) || isWalk(text);
};
