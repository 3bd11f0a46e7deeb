const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const escaped = (text: string): string => text.replace(/[&"<]/g, (sign) => ESCAPED[sign] ?? sign);

/** What somebody puts into a page of another site to have this chart stand there. */
export const embedCode = (title: string, address: string): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="420" loading="lazy" style="border:0"></iframe>`;
