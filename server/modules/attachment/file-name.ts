const CHARACTERS_MAX = 120;

/** Control characters, and marks that turn the reading direction: `gpj.exe` must not read as `exe.jpg`. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Private_Use}]/gu;
const FORBIDDEN = /[<>:"|?*]/g;

/** A name as it may be stored, shown and offered for saving: one path part, visible characters, of sane length. */
export const cleanFileName = (raw: string): string => {
  const last = raw.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|(?<![ .])[ .]+$/g, '');
  if (name === '') return '附件';
  const characters = [...name];
  if (characters.length <= CHARACTERS_MAX) return name;
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, CHARACTERS_MAX - ending.length).join('') + ending;
};
