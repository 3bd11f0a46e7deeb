/** What XML 1.0 cannot contain: control characters, unpaired surrogates, and the two noncharacters. */
const UNFIT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for the content or an attribute of an XML element. */
export const escapeXml = (text: string): string =>
  text.replace(UNFIT, '').replace(/[&<>"]/g, (mark) => NAMES[mark] ?? mark);
