import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { EMBED_TEXTS_FILE, type EmbedTexts } from '../../contract/chart-choices';

const folder = resolve(__dirname, '../../src/i18n/texts');

/** The ids that an embedded chart uses (server/modules/chart/embed). */
const USED = /^(?:contract\.(?:chart|time)|demand\.field|achi\.type|achi\.maturity)\./;

/** The words of embedded charts in every language that has all of them: half a page in another one helps nobody. */
export const embedTexts = (): EmbedTexts => {
  const languages = readdirSync(folder).map((file): [string, Record<string, string>] => {
    const texts: Record<string, string> = JSON.parse(readFileSync(resolve(folder, file), 'utf8'));
    return [
      basename(file, '.json'),
      Object.fromEntries(Object.entries(texts).filter(([id]) => USED.test(id))),
    ];
  });
  const most = Math.max(...languages.map(([, texts]) => Object.keys(texts).length));
  return Object.fromEntries(languages.filter(([, texts]) => Object.keys(texts).length === most));
};

/** Beside the app's files. */
export const writeEmbedTexts = (directory: string): void =>
  writeFileSync(resolve(directory, EMBED_TEXTS_FILE), JSON.stringify(embedTexts()));
