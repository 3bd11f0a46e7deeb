const LONGEST = { source: 250, test: 400, page: 80, model: 100, readme: 150 };
const DEEPEST_UNDER_SRC = 5;

const KEBAB = /^\d*[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
const LOCALE = /^src\/(?:locales|i18n)\/(?:.*\/)?[a-z]{2}-[A-Z]{2}(?:\.test)?\.ts$/;

const isSource = ({ path, isCode }) => isCode || /\.(?:css|sql)$/.test(path);

function limitOf({ path, isTest }) {
  if (isTest) return LONGEST.test;
  if (/^src\/pages\/.*\/index\.tsx$/.test(path)) return LONGEST.page;
  if (/^src\/models\//.test(path)) return LONGEST.model;
  return LONGEST.source;
}

function length(file) {
  const limit = file.path === 'README.md' ? LONGEST.readme : isSource(file) ? limitOf(file) : Infinity;
  // Tables of texts are as long as their language requires, migrations as long as their tables; splitting them would
  // only hide that.
  if (LOCALE.test(file.path) || file.path.endsWith('.sql') || file.lines <= limit) return [];
  return [
    { rule: `${file.lines} lines, at most ${limit}`, mend: 'one idea a file: take the second idea out' },
  ];
}

function depth({ path }) {
  const folders = path.split('/').length - 2;
  if (!path.startsWith('src/') || folders <= DEEPEST_UNDER_SRC) return [];
  return [{ rule: `${folders} folders under src, at most ${DEEPEST_UNDER_SRC}`, mend: 'flatten the folder' }];
}

const nameOf = (path) => path.split('/').at(-1).replace(/^\./, '').split('.')[0];

const exportsOf = (text) => [
  ...[
    ...text.matchAll(
      /^export\s+(?:default\s+)?(?:async\s+)?(?:function\*?|const|class|type|interface|enum)\s+(\w+)/gm,
    ),
  ].map(([, name]) => name),
  ...[...text.matchAll(/^export\s+default\s+(\w+);/gm)].map(([, name]) => name),
];

function naming(file, { byPath }) {
  const { path, text } = file;
  if (!isSource(file) || LOCALE.test(path)) return [];
  const name = nameOf(path);
  if (name === 'index') return routeEntry(path);
  if (KEBAB.test(name) || exportsOf(text).includes(name)) return [];
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  // Tests and style sheets bear the name of the file they belong to.
  const belongs =
    /\.test\.|\.css$/.test(path) && ['.ts', '.tsx'].some((end) => byPath.has(folder + name + end));
  if (belongs) return [];
  return [
    { rule: `the name ${name} is none of its exports`, mend: "its main export's name, or a kebab-case noun" },
  ];
}

function routeEntry(path) {
  if (/^src\/(?:pages|layouts)\/.*\/index(?:\.test)?\.tsx$/.test(path)) return [];
  if (/^src\/(?:pages|layouts)\/.*\/index(?:\.module)?\.css$/.test(path)) return [];
  return [{ rule: 'index is for the entry of a route only', mend: 'name the file after its main export' }];
}

// The words are split in two so that this check does not find itself.
const UNFINISHED = new RegExp(`\\b(?:TO${'DO'}|FIX${'ME'}|XX${'X'})\\b`);
const ELSEWHERE = [
  [UNFINISHED, 'unfinished work', 'do it now, or leave it out'],
  [
    /(?<![\w.@/-])\/(?:work|root|Users|home)\/[\w.-]+/,
    'the path of one machine',
    'derive it, or take it from the configuration',
  ],
  [
    /\b[\w-]*(?:registry|mirror)[\w-]*\.[\w-]+\.[a-z]{2,}|"resolved":/,
    'the host of a package registry',
    "leave it to the reader's own npm settings",
  ],
  [
    /@ts-(?:ignore|nocheck)|biome-ignore-all|eslint-disable/,
    'a check switched off',
    'mend what it complains about',
  ],
];
const OWN_RULES = 'scripts/structure/file-rules.mjs';

function words({ path, text }) {
  if (path === OWN_RULES) return [];
  return ELSEWHERE.flatMap(([pattern, rule, mend]) => {
    const match = pattern.exec(text);
    return match
      ? [{ line: text.slice(0, match.index).split('\n').length, rule: `${rule}: ${match[0]}`, mend }]
      : [];
  });
}

/** In JSX, the brace that opens a spread attribute directly precedes the dots. */
const SPREAD_OUT = /(?<!\{)\.{3}(?:\{(?!\s*\})|\(\{)/g;

/** For fields spread in as an object literal, the compiler does not report those that the type does not have. */
const spreads = ({ isCode, text }) =>
  isCode
    ? [...text.matchAll(SPREAD_OUT)].map(({ index }) => ({
        line: text.slice(0, index).split('\n').length,
        rule: 'fields written as an object that is spread at once',
        mend: 'write them into the object itself',
      }))
    : [];

/** Only the app's tests are beside what they test; Jest looks for all others under tests/. */
function place({ path }) {
  const [, folder] = /^(contract|server)\/.*\.test\.ts$/.exec(path) ?? [];
  if (!folder) return [];
  const home = folder === 'contract' ? 'tests/rules/' : 'the same folder of tests/server/';
  return [{ rule: `a test inside ${folder}`, mend: `move it to ${home}` }];
}

const RULES = [length, depth, naming, place, spreads, words];

export const checkFiles = (tree) =>
  tree.files.flatMap((file) =>
    RULES.flatMap((rule) => rule(file, tree).map((finding) => ({ file: file.path, ...finding }))),
  );

/** Figures about the repository for information only; none of them is a rule. */
export function measure({ files }) {
  const sources = files.filter(({ path, isCode, isTest }) => isCode && !isTest && !LOCALE.test(path));
  const lengths = sources.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (part) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * part))] ?? 0;
  const comments = sources.reduce((sum, { text }) => sum + commentLines(text), 0);
  const all = lengths.reduce((sum, lines) => sum + lines, 0);
  return {
    files: sources.length,
    median: at(0.5),
    p90: at(0.9),
    longest: at(1),
    comments: comments / Math.max(1, all),
  };
}

const commentLines = (text) => text.split('\n').filter((line) => /^\s*(?:\/\/|\/\*|\*)/.test(line)).length;
