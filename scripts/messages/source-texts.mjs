import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from '../support/load-module.mjs';

/**
 * Modules outside src/locales with Chinese texts of the product, each with the name of its exported record id →
 * Chinese. To add another, add a row.
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
 * All texts that other languages translate, in their order: `screens` are the messages of zh-CN; `all` adds the words
 * of the contract. The contract's Chinese is used where it is defined and is not part of any text bundle.
 */
export async function sourceTexts(root) {
  const screens = (await loadModule(root, 'src/locales/zh-CN.ts')).default;
  const contract = await contractTexts(root);
  const twice = Object.keys(contract).filter((id) => id in screens);
  if (twice.length > 0) throw new Error(`${twice.join()} is a message and a word of the contract`);
  return { screens, all: { ...screens, ...contract } };
}
