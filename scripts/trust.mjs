import { keepTable, printTable } from './trust/document.mjs';
import { TABLES } from './trust/tables.mjs';
import { CONTROLS_TABLE, runWeak } from './trust/weak-twin.mjs';

/**
 * `npm run trust`: the measured tables, each printed, kept in docs/trust.md, and a failure when it is not met.
 *
 *   npm run trust                     every table that takes minutes
 *   npm run trust -- T3 T6            only these
 *   npm run trust -- --weak           T1: each control taken out in turn
 *   npm run trust -- --weak --again   those that are new or that nobody noticed last time
 *   npm run trust -- --weak login-account-limit     only these controls; the document stays as it is
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

async function runControls(given) {
  const names = given.filter((name) => name !== '--again');
  const again = given.includes('--again');
  const table = { ...CONTROLS_TABLE, ...(await runWeak({ names, again })) };
  printTable(table);
  // A partial run does not measure the whole table, so it is not kept.
  if (names.length === 0) keepTable(table);
  return table.ok;
}

const isWeak = args[0] === '--weak';
process.exitCode = (isWeak ? await runControls(args.slice(1)) : await runTables(args)) ? 0 : 1;
