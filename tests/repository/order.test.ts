import { join } from 'node:path';
import { checkOrder } from '../../scripts/structure/order-rules.mjs';
import { readTree } from '../../scripts/structure/tree.mjs';

interface SourceFile {
  path: string;
  text: string;
  imports: { specifier: string; typeOnly: boolean }[];
}

const tree = readTree(join(__dirname, '../..')) as { files: SourceFile[]; byPath: Map<string, SourceFile> };

/** The tree as if everything of the product that says `taken` said something else. */
function without(taken: string, only: RegExp = /^src\//): typeof tree {
  const files = tree.files.map((file) =>
    !only.test(file.path)
      ? file
      : {
          ...file,
          text: file.text.replaceAll(taken, 'nothing'),
          imports: file.imports.filter(({ specifier }) => !specifier.startsWith(taken)),
        },
  );
  return { files, byPath: new Map(files.map((file) => [file.path, file])) };
}

const found = checkOrder(tree);
const open = JSON.parse(tree.byPath.get('tests/conformance/order-open.json')?.text ?? '[]') as string[];
const newIn = (doctored: typeof tree): string[] => checkOrder(doctored).filter((one) => !found.includes(one));

describe('what the specification names', () => {
  it('has a user in the product, but for what is known to be open', () => {
    expect(found).toEqual(open);
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
      /^src\/hooks\//,
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
      'constant REQUEST_CACHE_TTL_MS of src/constants.ts: nobody uses it',
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
    expect(newIn(without(taken, only))).toContain(finding);
  });

  it('may not be written a second time', () => {
    const file = { ...tree.files[0], path: 'src/utils/again.ts', text: "const key = 'umi_locale';\n" };
    const again = { ...file, isCode: true, isTest: false, imports: [] };

    expect(newIn({ ...tree, files: [...tree.files, again] as SourceFile[] })).toEqual([
      'constant LOCALE_STORAGE_KEY: src/utils/again.ts spells it a second time',
    ]);
  });
});
