import { foldText, type Span } from './folded-text';

/**
 * What people put between the digits of a number: spaces, dashes, brackets, slashes, dots in the middle. No comma and
 * no colon, which part amounts and times.
 */
const GAP = '[\\s_/()\\[\\]*~·•‐-―-]{0,3}';
const digits = (count: string): string => `(?:${GAP}\\d){${count}}`;

const MOBILE = `(?:\\+?${GAP}8${GAP}6${GAP})?1${GAP}[3-9]${digits('9')}(?!\\d)`;
/**
 * 199.1234.5678. Only this grouping is matched, because dots between any digits would turn a row of decimals into a
 * phone number.
 */
const DOTTED = '(?<![\\d.])1[3-9]\\d\\.\\d{4}\\.\\d{4}(?![\\d.])';
const AREA = `\\(?\\s?(?:\\+?86${GAP}[1-9]\\d{1,2}|0\\d{2,3})\\s?\\)?`;
const LANDLINE = `${AREA}${GAP}[2-8]\\d{2,3}${GAP}\\d{4}(?!\\d)`;
const SERVICE = `[48]00${GAP}\\d{3}${GAP}\\d{4}(?!\\d)`;
const AT = '(?:\\s?@\\s?|\\s?[(\\[{<]\\s?(?:at|艾特)\\s?[)\\]}>]\\s?|\\s?艾特\\s?|\\sat\\s)';
const DOT = '(?:\\s?\\.\\s?|\\s?[(\\[{]\\s?(?:dot|点)\\s?[)\\]}]\\s?|。|点|\\sdot\\s)';
const MAIL = `[\\w.+-]{1,64}${AT}[a-z0-9-]{1,63}(?:${DOT}[a-z0-9-]{1,63}){0,4}${DOT}(?:com|cn|net|org|edu|gov|io|me|[a-z]{2,6})(?![a-z])`;
const CHAT = '(?:微信|威信|薇信|v信|vx|wechat|weixin)\\s?(?:号|id|账号)?\\s?[:=是为]\\s?[a-z][\\w-]{5,19}';
const QQ = '(?:qq|扣扣)\\s?(?:号|群|邮箱)?\\s?[:=是为]?\\s?[1-9]\\d{4,10}(?!\\d)';

const CONTACT = new RegExp(
  `(?<!\\d)(?:${MOBILE}|${DOTTED}|${LANDLINE}|${SERVICE})|${MAIL}|${CHAT}|${QQ}`,
  'gu',
);
/** Mobiles whose digits are written as words, with no gap: 一三八〇〇一二三四五六. */
const SPELLED = /(?<!\d)1[3-9]\d{9}(?!\d)/gu;
const HIDDEN = '［联系方式仅会员可见］';

/** Where telephone numbers, mail addresses and names of chat accounts stand in a text, however they are spelled. */
export const contactSpans = (text: string): Span[] => {
  const { plain, spelled, spanOf } = foldText(text);
  const found = [...plain.matchAll(CONTACT), ...spelled.matchAll(SPELLED)];
  return found.map((match) => spanOf(match.index, match.index + match[0].length));
};

export const hasContact = (text: string): boolean => contactSpans(text).length > 0;

/** The text with its spans replaced by `word`; overlapping spans are replaced once. */
export const replaceSpans = (text: string, spans: readonly Span[], word: string): string => {
  let kept = '';
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start >= at) kept += text.slice(at, start) + word;
    at = Math.max(at, end);
  }
  return kept + text.slice(at);
};

/** The text with contact details hidden, for readers who may not see them; unchanged where it contains none. */
export const hideContacts = (text: string): string => replaceSpans(text, contactSpans(text), HIDDEN);
