import { resolve } from 'node:path';
import { checkCitations } from './structure/citation-rules.mjs';
import { checkCycles, checkFolders } from './structure/cycle-rules.mjs';
import { checkDocuments } from './structure/document-rules.mjs';
import { checkFiles, measure } from './structure/file-rules.mjs';
import { checkImports } from './structure/import-rules.mjs';
import { checkLists } from './structure/list-rules.mjs';
import { checkModules } from './structure/module-rules.mjs';
import { checkNumbers } from './structure/number-rules.mjs';
import { checkSharing } from './structure/sharing-rules.mjs';
import { checkTables } from './structure/table-rules.mjs';
import { readTree } from './structure/tree.mjs';

/** `node scripts/check-structure.mjs [folder]`: lists every violation of the repository's rules, then the figures. */
const root = resolve(process.argv[2] ?? '.');
const tree = readTree(root);
const findings = [
  ...checkImports(tree),
  ...checkCycles(tree),
  ...checkFolders(tree),
  ...checkModules(tree),
  ...checkSharing(tree),
  ...checkTables(tree),
  ...checkLists(tree),
  ...checkFiles(tree),
  ...checkDocuments(root, tree),
  ...checkCitations(tree),
  ...checkNumbers(tree),
];

for (const { file, line, rule, mend } of findings) {
  console.error(`${file}${line ? `:${line}` : ''}\n  ${rule}\n  → ${mend}`);
}

const { files, median, p90, longest, comments } = measure(tree);
console.log(
  `structure: ${findings.length} breaches; ${files} source files, median ${median}, 90th percentile ${p90}, ` +
    `longest ${longest} lines, comments ${(comments * 100).toFixed(1)} %`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
