import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { SERVICE_TEXTS_FILE, type ServiceTexts } from '../../contract/locale';

const folder = resolve(__dirname, '../../src/i18n/texts');

/**
 * Ids of the texts that the service itself writes: in charts on other sites (server/modules/chart/embed), and in mails.
 */
const USED = /^(?:contract|said\.notice|demand\.field|achi\.type|achi\.maturity)\./;

/** The texts of the service in every language that has all of them: a half-translated page would help nobody. */
export const serviceTexts = (): ServiceTexts => {
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

/** Writes the texts to a file beside those of the app. */
export const writeServiceTexts = (directory: string): void =>
  writeFileSync(resolve(directory, SERVICE_TEXTS_FILE), JSON.stringify(serviceTexts()));
