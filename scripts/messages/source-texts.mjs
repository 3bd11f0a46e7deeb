import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from '../support/load-module.mjs';

/**
 * Chinese that the product says outside src/locales: modules of the contract, each with the name of the record
 * of id → Chinese that it exports. A further one is a row here.
 */
const CONTRACT = [
  ['contract/rules/all-words.ts', 'CONTRACT_WORDS'],
  ['contract/sentences/said-texts.ts', 'SAID_TEXTS'],
];

async function contractTexts(root) {
  const present = CONTRACT.filter(([path]) => existsSync(join(root, path)));
  const records = await Promise.all(
    present.map(async ([path, name]) => {
      const texts = (await loadModule(root, path))[name];
      if (!texts) throw new Error(`${path} exports no ${name}`);
      return texts;
    }),
  );
  return Object.assign({}, ...records);
}

/**
 * Every text that other languages translate, in their order: `screens` are the messages of zh-CN, `all` has the
 * words of the contract after them. The contract's Chinese is used where it stands and is in no bundle of texts.
 */
export async function sourceTexts(root) {
  const screens = (await loadModule(root, 'src/locales/zh-CN.ts')).default;
  const contract = await contractTexts(root);
  const twice = Object.keys(contract).filter((id) => id in screens);
  if (twice.length > 0) throw new Error(`${twice.join()} is a message and a word of the contract`);
  return { screens, all: { ...screens, ...contract } };
}
