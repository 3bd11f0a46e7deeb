const LITERAL = /(['"`])([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_-]+)+)\1/g;
const TEMPLATE = /`(?=[a-z][\w-]*\.)/g;

const asPattern = (text) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');

/** What may be a message's id, as it stands in code. */
const literalsIn = (code) => [...code.matchAll(LITERAL)].map(([, , value]) => value);

/** Where the quoted text ends that begins before `from`. */
const afterQuote = (code, from, quote) => {
  let at = from;
  while (at < code.length && code[at] !== quote) {
    if (code[at] === '\\') at += 1;
    at += quote === '`' && code.startsWith('${', at) ? afterHole(code, at + 2) - at : 1;
  }
  return at + 1;
};

/** Where the hole of a template ends; in it may stand texts, braces and other templates. */
const afterHole = (code, from) => {
  let at = from;
  while (at < code.length && code[at] !== '}') {
    const sign = code[at];
    at += 1;
    if (sign === '{') at = afterHole(code, at);
    else if (`'"\``.includes(sign)) at = afterQuote(code, at, sign);
  }
  return at + 1;
};

/** What stands between the holes of the template that begins before `from`; null where it has none, or lines. */
const partsFrom = (code, from) => {
  const parts = [''];
  let at = from;
  while (at < code.length && code[at] !== '\n') {
    if (code[at] === '`') return parts.length > 1 ? parts : null;
    if (code.startsWith('${', at)) {
      at = afterHole(code, at + 2);
      parts.push('');
    } else {
      parts[parts.length - 1] += code[at];
      at += 1;
    }
  }
  return null;
};

/** `demand.status.${status}.label` may name any message of that shape; the area is always written out. */
const patternsIn = (code) =>
  [...code.matchAll(TEMPLATE)]
    .map(({ index }) => partsFrom(code, index + 1))
    .filter((parts) => parts?.[0].includes('.'))
    .map((parts) => new RegExp(`^${parts.map(asPattern).join('[\\w.-]+')}$`));

module.exports = { literalsIn, patternsIn };
