const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { parse } = require('cjs-module-lexer');

/** Packages whose main file does nothing but hand on hundreds of modules, of which a page names a dozen. */
const BARRELS =
  /\/node_modules\/(?:antd\/lib|ahooks\/lib|@ant-design\/icons\/lib|@ant-design\/icons\/lib\/icons|@ant-design\/pro-components\/lib|lodash-es)\/(?:index|lodash)\.js$/;

const IMPORT = /^var (\w+) = ((?:_interopRequire(?:Default|Wildcard)\()?require\("([^"]+)"\)\)?);$/gm;
const getter = (name, value) =>
  `if (!("${name}" in exports)) Object.defineProperty(exports, "${name}", { enumerable: true, get: () => ${value} });`;

/** Every name that a file hands out, those of the files that it hands on as a whole included. */
function namesOf(file) {
  const { exports, reexports } = parse(readFileSync(file, 'utf8'));
  const { resolve } = createRequire(file);
  return new Set([...exports, ...reexports.flatMap((from) => [...namesOf(resolve(from))])]);
}

/** Of lines like `export { default as x } from './x.js'` only. */
const lazyModule = (source) =>
  [...source.matchAll(/^export \{ default(?: as (\w+))? \} from ['"](.+)['"];$/gm)]
    .map(([, name = 'default', from]) => getter(name, `require("${from}").default`))
    .concat('Object.defineProperty(exports, "__esModule", { value: true });')
    .join('\n');

function lazyCommonJs(source, file) {
  const loads = new Map(
    [...source.matchAll(IMPORT)].map(([line, name, load, from]) => [name, { line, load, from }]),
  );
  const { resolve } = createRequire(file);
  const lazy = source
    .replace(/\breturn (\w+)(\.\w+|\["default"\]);/g, (line, name, member) =>
      loads.has(name) ? `return ${loads.get(name).load}${member};` : line,
    )
    .replace(/^Object\.keys\((\w+)\)\.forEach\(function \(key\) \{\n(?: {2}.*\n)*\}\);$/gm, (block, name) => {
      const from = loads.get(name)?.from;
      if (!from) return block;
      const names = [...namesOf(resolve(from))].filter((one) => one !== 'default' && one !== '__esModule');
      return names.map((one) => getter(one, `require("${from}").${one}`)).join('\n');
    });
  return [...loads].reduce(
    (code, [name, { line }]) =>
      new RegExp(`\\b${name}\\b`, 'g')[Symbol.match](code)?.length === 1 ? code.replace(line, '') : code,
    lazy,
  );
}

/** The source of such a main file, each module loaded when its name is first asked for; null for every other file. */
module.exports = (source, file) => {
  if (!BARRELS.test(file)) return null;
  return /^export /m.test(source) ? lazyModule(source) : lazyCommonJs(source, file);
};
