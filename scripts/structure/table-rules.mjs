import { hiddenTablesOf, tableUsesOf } from './table-uses.mjs';
import { EVERY_TABLE, TABLES } from './tables.mjs';

const SCHEMA = /^server\/db\/[\w-]*schema\.ts$/;

/** The tables that the schema's interfaces (`Schema`, `AccountSchema`, …) list, each with its place. */
const schemaTables = ({ files }) =>
  files
    .filter(({ path }) => SCHEMA.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export interface \w*Schema\b[^{]*\{([^}]*)\}/gm)].flatMap((schema) =>
        [...schema[1].matchAll(/^ {2}(\w+): /gm)].map(([, table]) => ({ path, table })),
      ),
    );

/** `apply` for server/modules/apply/…, `server/http` for server/http/…. */
const partOf = (path) => {
  const [, folder, name] = path.split('/');
  return folder === 'modules' ? name : `server/${folder}`;
};

const askOf = (owner) =>
  owner.startsWith('server/') ? `ask ${owner}` : `ask server/modules/${owner}/service.ts`;

function judge(path, { table, writes, line }) {
  const known = TABLES[table];
  const part = partOf(path);
  if (!known || known.owner === part) return [];
  if (writes)
    return [
      { file: path, line, rule: `writes ${table}, a table of ${known.owner}`, mend: askOf(known.owner) },
    ];
  if (known.shared || known.readers?.[part]) return [];
  return [{ file: path, line, rule: `reads ${table}, a table of ${known.owner}`, mend: askOf(known.owner) }];
}

const queries = ({ files }) =>
  files.filter(
    ({ path, isCode, isTest }) =>
      isCode &&
      !isTest &&
      path.startsWith('server/') &&
      !Object.keys(EVERY_TABLE).some((folder) => path.startsWith(folder)),
  );

/** The list of owners must be exact: each table once, and no permission for a read that no longer happens. */
function checkOwners(tree) {
  const listed = schemaTables(tree);
  if (listed.length === 0) return [];
  const file = 'scripts/structure/tables.mjs';
  const names = new Set(listed.map(({ table }) => table));
  const uses = queries(tree).flatMap(({ path, text }) =>
    tableUsesOf(text).map(({ table }) => `${table} ${partOf(path)}`),
  );
  const read = new Set(uses);
  const ownerless = listed
    .filter(({ table }) => !TABLES[table])
    .map(({ path, table }) => ({
      file: path,
      rule: `the table ${table} has no owner`,
      mend: `name one in ${file}`,
    }));
  const stale = Object.entries(TABLES).flatMap(([table, { owner, shared, readers = {} }]) => {
    const elsewhere = uses.some((one) => one.startsWith(`${table} `) && one !== `${table} ${owner}`);
    return [
      ...(names.has(table) ? [] : [`${table} is no table`]),
      ...(shared && !elsewhere ? [`${table} is shared, but only its owner reads it`] : []),
      ...Object.keys(readers)
        .filter((part) => !read.has(`${table} ${part}`))
        .map((part) => `${part} does not read ${table}`),
    ];
  });
  return [...ownerless, ...stale.map((rule) => ({ file, rule, mend: 'take the line away' }))];
}

export const checkTables = (tree) => [
  ...checkOwners(tree),
  ...queries(tree).flatMap(({ path, text }) => [
    ...tableUsesOf(text).flatMap((one) => judge(path, one)),
    ...hiddenTablesOf(text).map(({ line, call }) => ({
      file: path,
      line,
      rule: `${call} names its table by a variable`,
      mend: 'write the name where the query stands, so that this check sees it',
    })),
  ]),
];
