import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { SERVICE_TEXTS_FILE, type ServiceTexts } from '../../contract/locale';

const folder = resolve(__dirname, '../../src/i18n/texts');

/** The ids that the service itself says: in charts on other sites (server/modules/chart/embed), and in mails. */
const USED = /^(?:contract|said\.notice|demand\.field|achi\.type|achi\.maturity)\./;

/** The words of the service in every language that has all of them: half a page in another one helps nobody. */
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

/** Beside the app's files. */
export const writeServiceTexts = (directory: string): void =>
  writeFileSync(resolve(directory, SERVICE_TEXTS_FILE), JSON.stringify(serviceTexts()));
