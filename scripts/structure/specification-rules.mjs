import { ownPath } from './imports.mjs';
import { BUILD_SETTINGS, CONSTANTS, EFFECTS, PACKAGES, SERVERS, STATE } from './specified.mjs';

const PRODUCT = /^(?:src|server|contract|config|plugins)\/|^\.umirc\.ts$/;
const productOf = ({ files }) =>
  files.filter(({ path, isCode, isTest }) => isCode && !isTest && PRODUCT.test(path));
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const IMPORT = /^import\s+(type\s+)?(?:[\w$]+\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*['"]([^'"]+)['"]/gm;

/** The names that a file takes as values, each as `path#name`. */
function valuesTakenBy({ path, text }) {
  return [...text.matchAll(IMPORT)].flatMap(([, typeOnly, braces = '', specifier]) => {
    const own = ownPath(path, specifier) ?? (specifier.startsWith('.') ? specifier : null);
    if (typeOnly || !own) return [];
    return braces
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => `${own}#${name.split(/\s+as\s+/)[0]}`);
  });
}

/** Top-level declarations of a file, each with its text up to the next. */
function declarationsOf(text) {
  const starts = [...text.matchAll(/^(?:export\s+)?(?:async\s+)?(?:const|function)\s+(\w+)/gm)];
  return starts.map((match, i) => ({
    name: match[1],
    text: text.slice(match.index, starts[i + 1]?.index ?? text.length),
  }));
}

/** Declarations of a service that lead to the call, through the names inside its file. */
function wayTo(row, text) {
  const all = declarationsOf(text);
  const way = new Set(
    all.filter((one) => new RegExp(`['"]${escaped(row)}['"]`).test(one.text)).map(({ name }) => name),
  );
  for (let size = -1; size !== way.size; ) {
    size = way.size;
    for (const { name, text: body } of all) {
      if ([...way].some((known) => known !== name && new RegExp(`\\b${known}\\b`).test(body))) way.add(name);
    }
  }
  return way;
}

const CALL = /\[\s*'call\.((?:GET|POST|PUT|DELETE) [^']+)'/g;

function calls(tree, product, taken) {
  const listed = tree.byPath.get('tests/conformance/calls.ts')?.text ?? '';
  const services = product.filter(({ path }) => path.startsWith('src/services/'));
  return [...listed.matchAll(CALL)].flatMap(([, row]) => {
    const isUsed = services.some(({ path, text }) =>
      [...wayTo(row, text)].some((name) => taken.has(`${path.replace(/\.ts$/, '')}#${name}`)),
    );
    return isUsed ? [] : [`call ${row}: no page, hook or model calls it`];
  });
}

function effects(product) {
  const callers = product.filter(({ path }) => path.startsWith('src/'));
  return Object.entries(EFFECTS).flatMap(([model, names]) =>
    names
      .filter(
        (name) =>
          !callers.some(
            ({ path, text }) => path !== `src/models/${model}.ts` && text.includes(`'${model}/${name}'`),
          ),
      )
      .map((name) => `effect ${model}/${name}: nobody dispatches it`),
  );
}

/** A file that selects a model reads its keys either as `state.key` or by destructuring. */
function state(product) {
  return Object.entries(STATE).flatMap(([model, keys]) => {
    const readers = product
      .filter(({ path }) => path.startsWith('src/') && path !== `src/models/${model}.ts`)
      .filter(({ text }) => text.includes('useSelector') && new RegExp(`\\{ ${model}: `).test(text))
      .map(({ text }) => withoutComments(text));
    const isRead = (key) =>
      readers.some(
        (text) =>
          new RegExp(`\\b(?:state|${model}|store\\.${model})\\.${key}\\b`).test(text) ||
          new RegExp(`\\{[^{}]*\\b${key}\\b[^{}]*\\}\\s*=\\s*useSelector`).test(text),
      );
    return keys.filter((key) => !isRead(key)).map((key) => `state ${model}.${key}: nobody reads it`);
  });
}

function constants(product, taken) {
  return CONSTANTS.flatMap(([name, path, spelling]) => {
    const found = taken.has(`${path.replace(/\.ts$/, '')}#${name}`)
      ? []
      : [`constant ${name} of ${path}: nobody uses it`];
    const again = spelling
      ? product.filter(
          (file) =>
            file.path !== path &&
            new RegExp(`['"\`]${escaped(spelling)}['"\`]`).test(withoutComments(file.text)),
        )
      : [];
    return [...found, ...again.map((file) => `constant ${name}: ${file.path} spells it a second time`)];
  });
}

const buildSettings = (product) =>
  BUILD_SETTINGS.filter(
    (name) =>
      !product.some(({ path, text }) => path !== 'config/settings.ts' && text.includes(`settings.${name}`)),
  ).map((name) => `constant ${name} of config/settings.ts: the build does not use it`);

/** A list that merely allows an address does not count as a use of it. */
const ADMISSION = 'server/security/csp-origins.ts';

function servers(product) {
  const users = product.filter(
    ({ path, text }) =>
      path !== 'contract/environments.ts' &&
      /\benvironment\(\)|\bchooseEnvironment\b|: Environment\b/.test(text),
  );
  return SERVERS.filter(
    (key) =>
      !users.some(
        ({ path, text }) =>
          (path !== ADMISSION || text.includes(`, ${key})`)) &&
          new RegExp(
            `environment\\(\\)\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\}(?:\\s*=|: Environment)`,
          ).test(text),
      ),
  ).map((key) => `environment ${key}: nothing of the product turns to it`);
}

const packages = (product) =>
  PACKAGES.filter(
    (name) =>
      !product.some(({ imports }) =>
        imports.some(
          ({ specifier, typeOnly }) => !typeOnly && (specifier === name || specifier.startsWith(`${name}/`)),
        ),
      ),
  ).map((name) => `package ${name}: the product does not import it`);

/** Everything that the specification names and nobody in the product uses. */
export function checkSpecification(tree) {
  const product = productOf(tree);
  const taken = new Set(
    product.filter(({ path }) => !path.startsWith('src/services/')).flatMap(valuesTakenBy),
  );
  return [
    ...calls(tree, product, taken),
    ...effects(product),
    ...state(product),
    ...constants(product, taken),
    ...buildSettings(product),
    ...servers(product),
    ...packages(product),
  ];
}
