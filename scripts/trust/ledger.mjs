import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PATH = 'docs/requirements/asvs.md';
/** ASVS 5.0 has 70 requirements of level 1 and 183 of level 2. */
const OF_LEVEL = { 1: 70, 2: 183 };
const MET = '达到';
const VERDICTS = [MET, '不适用', '偏离'];

const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Every row of the ledger, without the table's header and separator. */
const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| 编号'))
    .map(cellsOf)
    .map(([id, of, what, verdict, why]) => ({ id, of, what, verdict, why }));

const filesIn = (why) => [...why.matchAll(/`((?:tests|docs|src)\/[^`]+)`/g)].map(([, path]) => path);

function faultOf(root, { id, what, verdict, why }) {
  if (!what || !why) return `${id}：没有写完`;
  if (!VERDICTS.includes(verdict)) return `${id}：结论「${verdict}」不是 ${VERDICTS.join('、')}`;
  if (verdict === '偏离' && !/（自 \d{4}-\d\d-\d\d）$/.test(why)) return `${id}：没有写从何时起偏离`;
  if (verdict !== MET) return null;
  const files = filesIn(why);
  if (files.length === 0) return `${id}：没有依据`;
  const gone = files.filter((path) => !existsSync(join(root, path)));
  return gone.length > 0 ? `${id}：没有 ${gone.join('、')}` : null;
}

const isNumbered = ({ id }) => /^\d+\.\d+\.\d+$/.test(id);

/** T6: the complete ledger of requirements. */
export function readLedger(root) {
  const rows = rowsOf(readFileSync(join(root, PATH), 'utf8'));
  const asvs = rows.filter(isNumbered);
  const law = rows.filter((row) => !isNumbered(row));
  const twice = rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at);
  const short = Object.entries(OF_LEVEL).filter(
    ([level, count]) => asvs.filter(({ of }) => of === level).length !== count,
  );
  const findings = [
    ...rows.flatMap((row) => faultOf(root, row) ?? []),
    ...twice.map(({ id }) => `${id}：写了两次`),
    ...short.map(([level, count]) => `${level} 级应当有 ${count} 条`),
  ];
  const count = (of, verdict) => of.filter((row) => row.verdict === verdict).length;
  return {
    ok: findings.length === 0,
    head: ['', '条', ...VERDICTS],
    rows: [
      ['ASVS 5.0 一、二级', asvs],
      ['个人信息保护、等级保护', law],
    ].map(([name, of]) => [name, of.length, ...VERDICTS.map((verdict) => count(of, verdict))]),
    findings,
    note: '逐条见[台账](requirements/asvs.md)。',
  };
}
