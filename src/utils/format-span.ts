const SIGNS: Readonly<Record<string, string>> = { zh: '—', ja: '～', ko: '~' };

/** `1—20`, 1～20, 1–20: from one number to another, with the sign of the language's own texts. */
export const formatSpan = (from: string | number, to: string | number, locale: string): string =>
  `${from}${SIGNS[locale.slice(0, 2)] ?? '–'}${to}`;
