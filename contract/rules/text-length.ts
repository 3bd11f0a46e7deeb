/**
 * 字数, for every counter, rule and sentence alike: code points, so that a rare 汉字 or an emoji counts once; a line break
 * counts as one however it is stored; blanks around the text are none of it.
 */
export const textLength = (text: string | null): number => {
  let count = 0;
  for (const _ of (text ?? '').replaceAll('\r\n', '\n').trim()) count += 1;
  return count;
};
