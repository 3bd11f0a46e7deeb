// Whole first: its parts depend on one another in the order in which it loads them.
require('jsdom');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const cssom = require('rrweb-cssom');

/** What queries by role and clicks ask of every element they pass: what it is where nothing says so, and for whom. */
const ASKED = {
  display: { initial: '', inherited: false },
  visibility: { initial: 'visible', inherited: true },
  'pointer-events': { initial: 'auto', inherited: true },
};
const NAMES = Object.keys(ASKED);
const TAGS = /^[a-z][a-z0-9]*(?:\s*,\s*[a-z][a-z0-9]*)*$/;
const XHTML = 'http://www.w3.org/1999/xhtml';

const ofDefaults = cssom.parse(defaultStyleSheet);
/** Of a sheet as it was with so many rules, the last of them this one: those that decide what is asked. */
const decidingRules = new WeakMap();
/** Of a document between two changes (jsdom's own cache of styles is one object for as long): what each element has. */
const known = new WeakMap();

const onScreen = (rule) => {
  if (!rule.media) return [rule];
  return Array.prototype.includes.call(rule.media, 'screen') ? [...rule.cssRules] : [];
};

function decidingOf(sheet) {
  const { cssRules } = sheet;
  const last = cssRules.at(-1);
  const before = decidingRules.get(sheet);
  if (before?.count === cssRules.length && before.last === last) return before.rules;
  const rules = cssRules.flatMap(onScreen).flatMap(({ style, selectorText }) => {
    const says = NAMES.flatMap((name) => {
      const value = style?.getPropertyValue(name);
      return value ? [[name, value]] : [];
    });
    if (says.length === 0) return [];
    return [
      { says, selectorText, tags: TAGS.test(selectorText) ? new Set(selectorText.split(/\s*,\s*/)) : null },
    ];
  });
  decidingRules.set(sheet, { count: cssRules.length, last, rules });
  return rules;
}

const isMatch = ({ tags, selectorText }, element) =>
  tags && element._namespaceURI === XHTML
    ? tags.has(element._localName)
    : matchesDontThrow(element, selectorText);

/** What rules and the element itself say, the last of them as in jsdom's own cascade. */
function declaredFor(element) {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const elements = known.get(document._styleCache) ?? new WeakMap();
  known.set(document._styleCache, elements);
  const before = elements.get(element);
  if (before) return before;
  const declared = {};
  for (const sheet of [ofDefaults, ...document.styleSheets._list])
    for (const rule of decidingOf(sheet))
      if (isMatch(rule, element)) for (const [name, value] of rule.says) declared[name] = value;
  for (const name of NAMES) {
    const own = element.style?.getPropertyValue(name);
    if (own) declared[name] = own;
  }
  elements.set(element, declared);
  return declared;
}

function computed(element, name) {
  const { initial, inherited } = ASKED[name];
  for (let at = element; at; at = inherited ? at.parentElement : null) {
    const value = declaredFor(at)[name];
    if (value) return value;
  }
  return initial;
}

const cssName = (property) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * `getComputedStyle` that works out what is asked for. jsdom puts the whole style of the element together from every rule
 * that matches it, colours included, and queries by role ask about every element they pass: a seventh of the time of all
 * page tests. Properties that are seldom asked for come from jsdom itself.
 */
module.exports = (wholeStyle) => (wrapper) => {
  const element = implForWrapper(wrapper);
  let whole;
  const wholly = () => (whole ??= wholeStyle(wrapper));
  const read = (name) => (name in ASKED ? computed(element, name) : wholly().getPropertyValue(name));
  return new Proxy(
    {},
    {
      get: (_, property) => {
        if (property === 'getPropertyValue') return read;
        if (typeof property === 'string' && cssName(property) in ASKED) return read(cssName(property));
        const value = wholly()[property];
        return typeof value === 'function' ? value.bind(wholly()) : value;
      },
      has: (_, property) => property in wholly(),
    },
  );
};
