import { keepTable, printTable } from './trust/document.mjs';
import { TABLES } from './trust/tables.mjs';

/**
 * `npm run trust`: the measured tables, each printed, kept in docs/trust.md, and a failure when it is not met.
 *
 *   npm run trust                     every table that takes minutes
 *   npm run trust -- T3 T6            only these
 */
const args = process.argv.slice(2);

async function runTables(ids) {
  const unknown = ids.filter((id) => !(id in TABLES));
  if (unknown.length > 0)
    throw new Error(`没有这样的表：${unknown.join('、')}；有 ${Object.keys(TABLES).join('、')}`);
  const wanted = ids.length > 0 ? ids : Object.keys(TABLES).filter((id) => !TABLES[id].long);
  let ok = true;
  for (const id of wanted) {
    const { title, run } = TABLES[id];
    const table = { id, title, ...(await run()) };
    printTable(table);
    keepTable(table);
    ok &&= table.ok;
  }
  return ok;
}

process.exitCode = (await runTables(args)) ? 0 : 1;
