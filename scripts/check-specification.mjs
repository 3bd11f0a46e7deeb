import { resolve } from 'node:path';
import { checkSpecification } from './structure/specification-rules.mjs';
import { readTree } from './structure/tree.mjs';

/**
 * `node scripts/check-specification.mjs [folder]`: lists what the specification names but nothing in the product uses.
 */
const findings = checkSpecification(readTree(resolve(process.argv[2] ?? '.')));

for (const finding of findings) console.error(finding);
console.log(`specification: ${findings.length} parts without a user`);
process.exitCode = findings.length > 0 ? 1 : 0;
