/** 字数: code points, so that a rare 汉字 or an emoji counts once; a line break counts as one however it is stored. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text.replaceAll('\r\n', '\n')) count += 1;
  return count;
}
