import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { claimsOf, pageOf, strayClaims } from './conformance/claims.mjs';
import { readTree } from './structure/tree.mjs';
import { loadModule } from './support/load-module.mjs';

/**
 * `node scripts/conformance.mjs` writes docs/conformance.md and lowers the open count;
 * `--check` changes nothing and fails when a claim is unknown, the count has grown, or the page is stale.
 */
const root = resolve(process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? '.');
const checking = process.argv.includes('--check');
const page = join(root, 'docs/conformance.md');
const baseline = join(root, 'tests/conformance/open-count.json');

const { catalogue } = await loadModule(root, 'tests/conformance/catalogue.ts');
const claims = claimsOf(readTree(root).files);
const ids = catalogue.flatMap(({ rows }) => rows.map(([id]) => id));
const open = ids.filter((id) => !claims.has(id)).length;
const text = pageOf(catalogue, claims);

const allowed = existsSync(baseline) ? JSON.parse(readFileSync(baseline, 'utf8')).open : ids.length;
const findings = strayClaims(claims, ids);
if (new Set(ids).size < ids.length) findings.push('tests/conformance: an id stands there twice');
if (open > allowed) findings.push(`${open} rows are open, ${allowed} were: the number may only shrink`);

if (checking) {
  const stale = !existsSync(page) || readFileSync(page, 'utf8') !== text || open < allowed;
  if (stale) findings.push('docs/conformance.md is not up to date → npm run conformance');
} else if (findings.length === 0) {
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(page, text);
  writeFileSync(baseline, `{ "open": ${open} }\n`);
}

for (const finding of findings) console.error(finding);
console.log(`conformance: ${ids.length} rows, ${ids.length - open} proved, ${open} open`);
process.exitCode = findings.length > 0 ? 1 : 0;
