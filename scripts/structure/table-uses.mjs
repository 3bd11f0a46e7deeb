// Like imports, table uses are found by pattern, because the formatter fixes how calls are written. A table name that
// the pattern cannot see, such as a variable, is itself reported.
const READ = 'selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?|using|from|sql\\.table';
const WRITE = 'insertInto|replaceInto|mergeInto|updateTable|deleteFrom';
const KYSELY = new RegExp(
  `(?:\\b|\\.)(${READ}|${WRITE})(?:<[^>()]*>)?\\(\\s*(\\[[^\\]]*\\]|'[^'\\n]*')`,
  'g',
);
/** The function that deletes rows in batches receives the table's name. */
const FORGOTTEN = /\bforgetBefore\(\s*[\w.]+,\s*'(\w+)'/g;
const BY_VARIABLE = new RegExp(`\\.(${WRITE}|selectFrom)\\(\\s*[A-Za-z_$][\\w$.]*(?: as [^)]*)?\\)`, 'g');
const SQL_NAME =
  /\b(insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?|(?<!for\s)(?<!\bdo\s)update|from|join|using)\s+(?:only\s+)?"?([a-z_]+)"?/gi;

const lineAt = (text, index) => text.slice(0, index).split('\n').length;
const camelCase = (name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
const isWrite = (word) => new RegExp(`^(?:${WRITE}|sql:(?:insert|merge|delete|truncate|update))`).test(word);

/** The end of a template that begins before `start`; templates inside ${} are passed over. */
function endOfTemplate(text, start) {
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '`') return at;
    else if (text.startsWith('${', at)) at = endOfHole(text, at + 2);
  }
  return text.length;
}

function endOfHole(text, start) {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '`') at = endOfTemplate(text, at + 1);
    else if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

function* templatesOf(text) {
  for (const match of text.matchAll(/\bsql(?:\.raw)?(?:<[^`]*?>)?\(?`/g)) {
    const start = match.index + match[0].length;
    yield { start, body: text.slice(start, endOfTemplate(text, start)) };
  }
}

const use = (word, table, line) => ({ table, writes: isWrite(word), line });

/** If one function serves several tables, the file declares them: `type Table = 'school' | 'department';`. */
const namedTablesOf = (text) =>
  [...(/^type Table = (.*);$/m.exec(text)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, table]) => table);

/** Every table that a file names in a query, with its line; names that are not tables (from a `with`) are included. */
export function tableUsesOf(text) {
  const found = [];
  for (const match of text.matchAll(BY_VARIABLE))
    for (const table of namedTablesOf(text)) found.push(use(match[1], table, lineAt(text, match.index)));
  for (const match of text.matchAll(KYSELY))
    for (const [, table] of match[2].matchAll(/'(\w+)(?: as \w+)?'/g))
      found.push(use(match[1], table, lineAt(text, match.index)));
  for (const match of text.matchAll(FORGOTTEN))
    found.push(use('deleteFrom', match[1], lineAt(text, match.index)));
  for (const { start, body } of templatesOf(text))
    for (const match of body.matchAll(SQL_NAME))
      found.push(
        use(`sql:${match[1].toLowerCase()}`, camelCase(match[2]), lineAt(text, start + match.index)),
      );
  return found;
}

/** Queries whose table is only known when they run. */
export const hiddenTablesOf = (text) =>
  namedTablesOf(text).length > 0
    ? []
    : [...text.matchAll(BY_VARIABLE)].map((match) => ({
        line: lineAt(text, match.index),
        call: match[0].slice(1),
      }));
