import { resolve } from 'node:path';
import { checkOrder } from './structure/order-rules.mjs';
import { readTree } from './structure/tree.mjs';

/** `node scripts/check-order.mjs [folder]`: says what the specification names and nobody in the product uses. */
const findings = checkOrder(readTree(resolve(process.argv[2] ?? '.')));

for (const finding of findings) console.error(finding);
console.log(`order: ${findings.length} parts without a user`);
process.exitCode = findings.length > 0 ? 1 : 0;
