const LITERAL = /(['"`])([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_-]+)+)\1/g;
const TEMPLATE = /`([a-z][\w-]*\.[^`\n]*\$\{[^`\n]*)`/g;

const asPattern = (text) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');

/** What may be a message's id, as it stands in code. */
const literalsIn = (code) => [...code.matchAll(LITERAL)].map(([, , value]) => value);

/** `demand.status.${status}.label` may name any message of that shape; the area is always written out. */
const patternsIn = (code) =>
  [...code.matchAll(TEMPLATE)]
    .map(([, body]) => body.split(/\$\{[^}]*\}/))
    .map((parts) => new RegExp(`^${parts.map(asPattern).join('[\\w.-]+')}$`));

module.exports = { literalsIn, patternsIn };
