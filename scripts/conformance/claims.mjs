const KINDS = 'route|entity|state|rule|access|call|error|constant';

/** `it('lists open periods [call.GET /prod-api/cms/period/list/open]')` claims one row; a title may claim several. */
export const CLAIM = new RegExp(`\\[((?:${KINDS})\\.(?:[A-Z]+ /)?[^\\]\\s,]+)\\]`, 'g');

const LITERAL = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;

/** Group titles are not counted, because no single test in the group has to be about the row. */
const GROUP = /\bdescribe(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(?:\\.|(?!\1)[^\\\n])*\1/g;

/** Id → the test files that claim it. Claims count in test files only, in string literals that head no group. */
export function claimsOf(files) {
  const claims = new Map();
  for (const { path, text } of files.filter((file) => /\.test\.tsx?$/.test(file.path))) {
    const code = text.replace(/^\s*(?:\/\/|\*).*$/gm, '').replace(GROUP, '');
    const titles = [...code.matchAll(LITERAL)].map(([, , literal]) => literal).join('\n');
    for (const [, id] of titles.matchAll(CLAIM)) {
      claims.set(id, [...new Set([...(claims.get(id) ?? []), path])]);
    }
  }
  return claims;
}

export const strayClaims = (claims, ids) =>
  [...claims]
    .filter(([id]) => !ids.includes(id))
    .map(([id, paths]) => `${paths.join(', ')}: [${id}] is no row of tests/conformance/catalogue.ts`);

const cell = (text) => text.replaceAll('|', '\\|');

const rowOf = ([id, statement], claims) => {
  const proof = claims.get(id)?.map((path) => `[${path.split('/').at(-1)}](../${path})`);
  return `| \`${cell(id)}\` | ${cell(statement)} | ${proof?.join('<br>') ?? '**未证明**'} |`;
};

export function pageOf(catalogue, claims) {
  const chapters = catalogue.map(({ title, requirement, rows }) => {
    const proved = rows.filter(([id]) => claims.has(id)).length;
    const table = [
      '| 编号 | 规格原文 | 证明它的测试 |',
      '|---|---|---|',
      ...rows.map((row) => rowOf(row, claims)),
    ];
    const source = `依据：[${requirement}](requirements/specification.md#${requirement})`;
    return [`## ${title}（${proved}/${rows.length}）`, '', source, '', ...table, ''].join('\n');
  });
  const head = [
    '# 规格符合性',
    '',
    '由 `npm run conformance` 生成，请勿手改。测试标题里的方括号编号就是对该条的证明；',
    '`npm test` 还会核对每条证明确实来自通过的测试。',
    '',
  ];
  return [...head, chapters.join('\n')].join('\n');
}
