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
    .replace(/^[\s.]+|[\s.]+$/g, '');
  if (name === '') return '附件';
  const characters = [...name];
  if (characters.length <= CHARACTERS_MAX) return name;
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, CHARACTERS_MAX - ending.length).join('') + ending;
};

/** RFC 6266 with RFC 5987: an ASCII fallback, and the real name percent-encoded. */
export const attachmentDisposition = (name: string): string => {
  const fallback = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
};
