const TEXTS = /\[\s*(?:'[^'\n]*',?\s*){3,}\]/g;
const TEXT = /'([^'\n]*)'/g;

/** Lists of at least three texts; two may well be equal by chance. */
const listsOf = ({ path, text }) =>
  [...text.matchAll(TEXTS)].map((match) => ({
    file: path,
    line: text.slice(0, match.index).split('\n').length,
    key: [...match[0].matchAll(TEXT)].map(([, item]) => item).join('\n'),
  }));

/** A list defined in the contract must not be repeated elsewhere, where later additions would be missed. */
export function checkLists({ files }) {
  const code = files.filter(({ isCode, isTest }) => isCode && !isTest);
  const within = (folders) => code.filter(({ path }) => folders.test(path)).flatMap(listsOf);
  const stated = new Map(within(/^contract\//).map((list) => [list.key, list]));
  return within(/^(?:src|server)\//).flatMap(({ file, line, key }) => {
    const first = stated.get(key);
    if (!first) return [];
    return [
      {
        file,
        line,
        rule: `states again the list of ${first.file}:${first.line}`,
        mend: 'name it in a contract file without TypeBox (as contract/account-choices.ts) and import it',
      },
    ];
  });
}
