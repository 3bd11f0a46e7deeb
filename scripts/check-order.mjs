import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkOrder } from './structure/order-rules.mjs';
import { readTree } from './structure/tree.mjs';

/**
 * `node scripts/check-order.mjs [folder]`: says what the specification names and nobody in the product uses. What is
 * known to be open stands in tests/conformance/order-open.json, which may only shrink.
 */
const root = resolve(process.argv[2] ?? '.');
const open = JSON.parse(readFileSync(join(root, 'tests/conformance/order-open.json'), 'utf8'));
const found = checkOrder(readTree(root));
const findings = [
  ...found.filter((one) => !open.includes(one)),
  ...open
    .filter((one) => !found.includes(one))
    .map((one) => `${one}\n  → this is done: take it out of tests/conformance/order-open.json`),
];

for (const finding of findings) console.error(finding);
console.log(`order: ${found.length} parts without a user, ${open.length} known`);
process.exitCode = findings.length > 0 ? 1 : 0;
