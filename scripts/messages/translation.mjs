import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Languages that must be complete; the others need at least the core. */
export const COMPLETE = [
  'en-US',
  'zh-TW',
  'ja-JP',
  'ko-KR',
  'ru-RU',
  'fr-FR',
  'de-DE',
  'es-ES',
  'pt-BR',
  'ar-EG',
];

/** Languages that take their texts from another one, except for a few of their own. */
export const BASES = { 'en-GB': 'en-US', 'fr-BE': 'fr-FR', 'nl-BE': 'nl-NL', 'pt-PT': 'pt-BR' };

/** What nobody should have to read in a foreign language: frame, navigation, sign-in, statuses, buttons, errors. */
const CORE = ['shell', 'error', 'request', 'login', 'kit'];
const isCore = (id) => CORE.includes(id.split('.', 1)[0]);

const namesIn = (elements) =>
  elements.flatMap((element) => {
    const inner = element.options
      ? Object.values(element.options).flatMap(({ value }) => namesIn(value))
      : [];
    const isNamed = element.type !== TYPE.literal && element.type !== TYPE.pound;
    return isNamed ? [element.value, ...inner] : inner;
  });

/** The placeholders of a message, each once; throws where the message is badly formed. */
const placeholders = (text) =>
  [...new Set(namesIn(parse(text, { ignoreTag: true, requiresOtherClause: true })))].sort().join();

const malformed = (text) => {
  try {
    parse(text, { ignoreTag: true });
    return null;
  } catch (error) {
    return error.message;
  }
};

/**
 * Checks that every translation belongs to a Chinese text of a screen or the contract, parses as ICU, and has the same
 * placeholders.
 */
export function checkTranslation(locale, translated, messages) {
  return Object.entries(translated).flatMap(([id, text]) => {
    if (!(id in messages)) return [`${locale}: ${id} is no message of zh-CN → remove it`];
    if (typeof text !== 'string' || !text.trim()) return [`${locale}: ${id} is empty → translate it`];
    const fault = malformed(text);
    if (fault) return [`${locale}: ${id} is badly formed (${fault}) → mend “${text}”`];
    const wanted = placeholders(messages[id]);
    if (placeholders(text) === wanted) return [];
    return [`${locale}: ${id} has other placeholders than zh-CN → use {${wanted}} in “${text}”`];
  });
}

/** One line a language: a new text is missing from all of them at once. */
export function missingFrom(locale, translated, messages) {
  const missing = Object.keys(messages).filter(
    (id) => !(id in translated) && (COMPLETE.includes(locale) || isCore(id)),
  );
  if (missing.length === 0) return [];
  const todo = `node scripts/translations.mjs todo ${locale}`;
  return [`${locale}: ${missing[0]} is not translated, nor are ${missing.length - 1} others → ${todo}`];
}

/** Percentage of messages translated in a language, rounded down, so that it is 100 only when nothing is missing. */
export const coverageOf = (translated, messages) =>
  Math.floor(
    (Object.keys(translated).filter((id) => id in messages).length / Object.keys(messages).length) * 100,
  );
