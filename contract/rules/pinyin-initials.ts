/**
 * First character of each pinyin initial in the collation built into every JavaScript engine; a character has the
 * initial of the last entry that does not sort after it. No pinyin syllable begins with i, u or v.
 */
const FIRST = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀';
const LETTERS = 'abcdefghjklmnopqrstwxyz';

const order = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/** Names with a character that is not read in its most common way. */
const READ_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/重庆/g, 'cq'],
  [/长(?=[沙春治江城宁安])/g, 'c'],
  [/厦门/g, 'xm'],
  [/银行/g, 'yh'],
  [/(?<=[大科])厦/g, 's'],
];

const initialOf = (character: string): string => {
  if (/[a-z0-9]/i.test(character)) return character.toLowerCase();
  if (!/\p{Script=Han}/u.test(character)) return '';
  let found = '';
  for (let i = 0; i < FIRST.length; i++) {
    if (order.compare(FIRST.charAt(i), character) > 0) break;
    found = LETTERS.charAt(i);
  }
  return found;
};

/** `青陶水务科技有限公司` → `qtswkjyxgs`, to find a unit by typing initials. */
export const pinyinInitials = (name: string): string => {
  const plain = READ_OTHERWISE.reduce((text, [pattern, letters]) => text.replace(pattern, letters), name);
  return Array.from(plain, initialOf).join('');
};
