import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/run-step.mjs';

const PATH = join(ROOT, 'docs/trust.md');
const HEAD = `# 可信，量出来

八张表，各由一条命令测得、打印并写在这里，达不到就失败。\`npm run trust\` 走几分钟的各表，\`npm run trust -- T5\` 只走一张，\`npm run trust -- --weak\` 逐个拿掉控制。攻击与故障的编号见[安全](requirements/security.md)与[故障](requirements/faults.md)。
`;

const startOf = (id) => `<!-- ${id}:start -->`;
const endOf = (id) => `<!-- ${id}:end -->`;
const cell = (value) => String(value).replaceAll('|', '\\|').replaceAll('\n', ' ');
const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;

const grid = (head, rows) =>
  rows.length === 0 ? [] : [line(head), line(head.map(() => '---')), ...rows.map(line), ''];

/** Findings are meant for the people who fix them; the document shows only the first ones. */
const SHOWN = 20;
const listOf = (findings) => findings.slice(0, SHOWN).map((finding) => `- ${cell(finding)}`);

export function sectionOf({
  id,
  title,
  command,
  ok,
  figures = {},
  head = [],
  rows = [],
  findings = [],
  note,
}) {
  const when = new Date().toISOString().slice(0, 10);
  return [
    `## ${id} ${title}`,
    '',
    `\`${command ?? `npm run trust -- ${id}`}\`，${when}：${ok ? '达到' : '**未达到**'}。${note ?? ''}`,
    '',
    ...grid(['项', '数'], Object.entries(figures)),
    ...grid(head, rows),
    ...listOf(findings),
  ]
    .join('\n')
    .trimEnd();
}

export function printTable(table) {
  console.log(`\n${sectionOf(table)}\n`);
  for (const finding of (table.findings ?? []).slice(SHOWN)) console.log(`- ${finding}`);
}

const idsIn = (text) => [...text.matchAll(/<!-- (T\d):start -->/g)].map(([, id]) => id);
const partOf = (text, id) => text.split(startOf(id))[1]?.split(endOf(id))[0]?.trim() ?? '';

/** Replaces one table in the document; the others keep the result of their last run. */
export function keepTable(table) {
  const text = existsSync(PATH) ? readFileSync(PATH, 'utf8') : '';
  const parts = new Map(idsIn(text).map((id) => [id, partOf(text, id)]));
  parts.set(table.id, sectionOf(table));
  const body = [...parts].sort(([a], [b]) => a.localeCompare(b));
  const sections = body.map(([id, part]) => `${startOf(id)}\n\n${part}\n\n${endOf(id)}\n`);
  writeFileSync(PATH, [HEAD, ...sections].join('\n'));
}
