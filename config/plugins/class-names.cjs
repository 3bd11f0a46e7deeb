const { createHash } = require('node:crypto');
const { relative, resolve, sep } = require('node:path');

const ROOT = resolve(__dirname, '../..');

/** The name of a class of a CSS module in the product: the same in the browser's build and in the service's. */
const classNameOf = (file, local) => {
  const place = relative(ROOT, file).split(sep).join('/');
  return `${local}___${createHash('sha256').update(`${place} ${local}`).digest('hex').slice(0, 6)}`;
};

/** What a CSS module is to the code that imports it: its own names, and what they are called on the page. */
const classNamesIn = (file, css) =>
  Object.fromEntries(
    [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, local]) => [
      local,
      classNameOf(file, local),
    ]),
  );

module.exports = { classNameOf, classNamesIn };
