import { join } from 'node:path';
import { checkSpecification } from '../../scripts/structure/specification-rules.mjs';
import { CONSTANTS, EFFECTS, PACKAGES, SERVERS, STATE } from '../../scripts/structure/specified.mjs';
import { readTree } from '../../scripts/structure/tree.mjs';

interface SourceFile {
  path: string;
  text: string;
  imports: { specifier: string; typeOnly: boolean }[];
}

const tree = readTree(join(__dirname, '../..')) as { files: SourceFile[]; byPath: Map<string, SourceFile> };

/** The tree with every occurrence of the texts in `taken` replaced. */
function without(taken: string[], only: RegExp = /^src\//): typeof tree {
  const files = tree.files.map((file) =>
    !only.test(file.path)
      ? file
      : {
          ...file,
          text: taken.reduce((text, one) => text.replaceAll(one, 'nothing'), file.text),
          imports: file.imports.filter(({ specifier }) => !taken.some((one) => specifier.startsWith(one))),
        },
  );
  return { files, byPath: new Map(files.map((file) => [file.path, file])) };
}

/** All files except the one that declares it. */
const outside = (...paths: string[]): RegExp =>
  new RegExp(
    `^(?!(?:${paths.join('|').replaceAll('.', '\\.')})$)(?:src|server|contract|config|plugins)/|^\\.umirc`,
  );
const pairs = (lists: Record<string, string[]>): [string, string][] =>
  Object.entries(lists).flatMap(([model, names]) => names.map((name): [string, string] => [model, name]));
const constants = CONSTANTS.map(([name = '', path = '']) => [name, path] as const);

const KINDS: [string, string[], RegExp, string[]][] = [
  [
    'effect',
    pairs(EFFECTS).map(([model, name]) => `'${model}/${name}'`),
    /^src\//,
    pairs(EFFECTS).map(([model, name]) => `effect ${model}/${name}: nobody dispatches it`),
  ],
  [
    'state key',
    pairs(STATE).map(([, key]) => key),
    /^src\/(?!models)/,
    pairs(STATE).map(([model, key]) => `state ${model}.${key}: nobody reads it`),
  ],
  [
    'constant',
    constants.map(([name]) => name),
    outside(...constants.map(([, path]) => path)),
    constants.map(([name, path]) => `constant ${name} of ${path}: nobody uses it`),
  ],
  [
    'environment entry',
    SERVERS,
    outside('contract/environments.ts'),
    SERVERS.map((key) => `environment ${key}: nothing of the product turns to it`),
  ],
  [
    'package',
    PACKAGES,
    outside('no file'),
    PACKAGES.map((name) => `package ${name}: the product does not import it`),
  ],
];

describe('what the specification names', () => {
  it('has a user in the product', () => {
    expect(checkSpecification(tree)).toEqual([]);
  });

  it.each(KINDS)('is missed, every %s of it, when nobody uses it', (_kind, taken, only, findings) => {
    expect(checkSpecification(without(taken, only))).toEqual(expect.arrayContaining(findings));
  });

  it('is missed, every call of it, when nobody calls a service', () => {
    const listed = tree.byPath.get('tests/conformance/calls.ts')?.text ?? '';
    const rows = [...listed.matchAll(/\[\s*'call\.((?:GET|POST|PUT|DELETE) [^']+)'/g)].map(([, row]) => row);

    expect(
      checkSpecification(without(['@/services/'])).filter((one) => one.startsWith('call ')),
    ).toHaveLength(rows.length);
    expect(rows.length).toBeGreaterThan(50);
  });

  it.each<[string, string, RegExp, string]>([
    [
      'a call that no page makes',
      'listOpenPeriods',
      /^src\/(?!services)/,
      'call GET /prod-api/cms/period/list/open: no page, hook or model calls it',
    ],
    [
      'an effect that nobody dispatches',
      "'user/phoneCheck'",
      /^src\/pages\/register\//,
      'effect user/phoneCheck: nobody dispatches it',
    ],
    [
      'a state that nobody reads',
      'state.operateModelPath',
      /^src\/hooks\//,
      'state global.operateModelPath: nobody reads it',
    ],
    [
      'a constant that nobody uses',
      'REQUEST_CACHE_TTL_MS',
      /^src\/request\//,
      'constant REQUEST_CACHE_TTL_MS of src/constants/requests.ts: nobody uses it',
    ],
    [
      'a limit of the build that does not act',
      'settings.chunkLoadTimeoutMs',
      /^config\//,
      'constant chunkLoadTimeoutMs of config/settings.ts: the build does not use it',
    ],
    [
      'a server that nothing turns to',
      'environment().office',
      /^src\//,
      'environment office: nothing of the product turns to it',
    ],
    [
      'an address that only a header names',
      'slice, api',
      /^src\/request\//,
      'environment slice: nothing of the product turns to it',
    ],
    [
      'a package that is only installed',
      'ahooks',
      /^src\//,
      'package ahooks: the product does not import it',
    ],
  ])('is missed when it becomes %s', (_case, taken, only, finding) => {
    expect(checkSpecification(without([taken], only))).toContain(finding);
  });

  it('may not be written a second time', () => {
    const file = { ...tree.files[0], path: 'src/utils/again.ts', text: "const key = 'umi_locale';\n" };
    const again = { ...file, isCode: true, isTest: false, imports: [] };

    expect(checkSpecification({ ...tree, files: [...tree.files, again] as SourceFile[] })).toEqual([
      'constant LOCALE_STORAGE_KEY: src/utils/again.ts spells it a second time',
    ]);
  });
});
