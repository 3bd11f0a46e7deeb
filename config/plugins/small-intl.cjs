/**
 * What Umi's locale plugin and the product use of react-intl: the context, and messages with `{name}`, plurals and
 * `#`. The package brings a parser of everything ICU has, three times as large as the texts of a page.
 */
const { createContext, createElement, useContext, useMemo } = require('react');

const IntlContext = createContext(null);

/** From `at` to the brace that ends it, or to the end: texts, and holes as `{ name, cases }`. */
function parse(text, at) {
  const parts = [];
  let place = at;
  while (place < text.length && text[place] !== '}') {
    if (text[place] !== '{') {
      const end = text.slice(place).search(/[{}]/);
      const next = end < 0 ? text.length : place + end;
      parts.push(text.slice(place, next));
      place = next;
      continue;
    }
    const [head, name, , hasCases] = /^\{\s*(\w+)\s*(,\s*plural\s*(,))?\s*/.exec(text.slice(place));
    place += head.length;
    const hole = { name, cases: hasCases ? {} : null };
    while (text[place] !== '}') {
      const [begin, key] = /^\s*([=\w]+)\s*\{/.exec(text.slice(place));
      const inner = parse(text, place + begin.length);
      hole.cases[key] = inner.parts;
      place = inner.end + 1;
      while (text[place] === ' ') place += 1;
    }
    place += 1;
    parts.push(hole);
  }
  return { parts, end: place };
}

const parsed = new Map();
const partsOf = (text) => {
  const known = parsed.get(text) ?? parse(text, 0).parts;
  parsed.set(text, known);
  return known;
};

function say(parts, values, locale, count) {
  return parts
    .map((part) => {
      if (typeof part === 'string')
        return count === undefined ? part : part.replaceAll('#', new Intl.NumberFormat(locale).format(count));
      if (!(part.name in values)) throw new Error(`The value of {${part.name}} is not given.`);
      const value = values[part.name];
      if (!part.cases) return String(value ?? '');
      const { cases } = part;
      const form = cases[`=${value}`] ?? cases[new Intl.PluralRules(locale).select(value)] ?? cases.other;
      return say(form, values, locale, Number(value));
    })
    .join('');
}

function createIntl(config) {
  const { locale, messages } = config;
  const formatMessage = ({ id, defaultMessage }, values = {}) => {
    const text = messages[id] ?? defaultMessage;
    if (text === undefined) {
      console.error(`Missing message: "${id}" for locale: "${locale}"`);
      return id;
    }
    if (!text.includes('{')) return text;
    try {
      return say(partsOf(text), values, locale);
    } catch (error) {
      console.error(`Error formatting message: "${id}" for locale: "${locale}"`, error);
      return text;
    }
  };
  return { ...config, formatMessage };
}

const RawIntlProvider = ({ value, children }) => createElement(IntlContext.Provider, { value }, children);

const IntlProvider = ({ locale, messages, children }) => {
  const value = useMemo(() => createIntl({ locale, messages }), [locale, messages]);
  return createElement(IntlContext.Provider, { value }, children);
};

const useIntl = () => useContext(IntlContext);

/** Umi hands on all names of the package by name: those that nobody uses are not here, and webpack need not know. */
module.exports = Object.assign(
  {},
  { __esModule: true, IntlContext, IntlProvider, RawIntlProvider, createIntl, useIntl },
);
