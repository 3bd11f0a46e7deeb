import { UNNAMED_FILE } from '@contract/limits';

const CHARACTERS_MAX = 120;
/**
 * Linux takes 255 bytes of a name, which are 85 Chinese characters. A browser writes ` (1)` into a second one, and the
 * path before the name counts too on Windows.
 */
const BYTES_MAX = 200;

/**
 * Control characters, what nobody sees, and marks that turn the reading direction: `gpj.exe` must not read as `exe.jpg`.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Private_Use}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu;
const FORBIDDEN = /[<>:"|?*]/g;
/** Windows treats these names as devices, whatever extension follows. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?=\.|$)/i;

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

const cut = (name: string): string => {
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  let [characters, bytes, stem] = [ending.length, ending.length, ''];
  for (const character of name.slice(0, name.length - ending.length)) {
    characters += 1;
    bytes += bytesOf(character);
    if (characters > CHARACTERS_MAX || bytes > BYTES_MAX) break;
    stem += character;
  }
  return stem.trimEnd() + ending;
};

/**
 * A name as it may be stored, shown and offered for saving: one path part, visible characters, of sane length, and no
 * option of a command.
 */
export const cleanFileName = (raw: string): string => {
  const last = raw.split(/[/\\]/).at(-1) ?? '';
  const name = last
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(FORBIDDEN, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[ .-]+|(?<![ .])[ .]+$/g, '')
    .replace(DEVICE, '_$&');
  return name === '' ? UNNAMED_FILE : cut(name);
};

/** The name of a file that is called after what somebody has written. */
export const fileNameOf = (text: string, ending: string): string =>
  cleanFileName(`${text.replace(/[/\\]/g, '_').trim() || UNNAMED_FILE}.${ending}`);
