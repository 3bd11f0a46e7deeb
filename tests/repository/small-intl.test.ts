import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const load = createRequire(__filename);
const ofUmi = createRequire(load.resolve('@umijs/plugins/package.json'));

type Values = Record<string, string | number>;
type Intl = { formatMessage: (message: { id: string }, values: Values) => string };
type Package = { createIntl: (config: { locale: string; messages: Record<string, string> }) => Intl };

const small: Package = load(resolve('config/plugins/small-intl.cjs'));
const whole: Package = ofUmi('react-intl');

const FOLDER = resolve('src/i18n/texts');
const languages = readdirSync(FOLDER).map((file): [string, Record<string, string>] => [
  file.replace('.json', ''),
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
]);

/** Each form of a plural in the languages that have most of them, and a number with a separator. */
const COUNTS = [0, 1, 2, 3, 7, 11, 21, 1234];
/** Names are at the beginning of a placeholder; plurals get a number, other placeholders get a word. */
const valuesFor = (text: string, count: number): Values =>
  Object.fromEntries(
    [...text.matchAll(/\{(\w+)\s*(,)?/g)].map(([, name, counted]) => [name, counted ? count : `‹${name}›`]),
  );

it.each(languages)('says every text with a plural or a hole of %s as react-intl does', (locale, messages) => {
  const [ours, theirs] = [small.createIntl({ locale, messages }), whole.createIntl({ locale, messages })];
  const ids = Object.keys(messages).filter((id) => messages[id]?.includes('{'));
  for (const id of ids) {
    const text = messages[id] ?? '';
    for (const count of text.includes('plural') ? COUNTS : [1]) {
      const values = valuesFor(text, count);
      expect([id, ours.formatMessage({ id }, values)]).toEqual([id, theirs.formatMessage({ id }, values)]);
    }
  }
  expect(ids.length).toBeGreaterThan(0);
});
