import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@contract/endpoints';

const SERVICES = 'src/services';

/** The content of each `call(…)` in a file, with named rows replaced by their text. */
const callsIn = (file: string): string[] => {
  const text = readFileSync(join(SERVICES, file), 'utf8');
  const named = [...text.matchAll(/^const (\w+) = '([^']+)';$/gm)];
  const written = named.reduce(
    (all, [, name = '', value = '']) =>
      all.replaceAll(`\${${name}}`, value).replaceAll(`call(${name},`, `call('${value}',`),
    text,
  );
  return written
    .split(/\bcall\(\s*(?=['`])/)
    .slice(1)
    .map((call) => call.split(/;$/m)[0] ?? '');
};

const MAKING = new Set(
  Object.entries(endpoints)
    .filter(([, row]) => 'idempotent' in row && row.idempotent)
    .map(([row]) => row),
);

it('whoever asks for something to be made says that it is to be made once', () => {
  const made = readdirSync(SERVICES)
    .flatMap(callsIn)
    .flatMap((call) => {
      const row = /^['`]([^'`]+)/.exec(call)?.[1] ?? '';
      return MAKING.has(row) ? [{ row, isOnce: /\bonce: true\b|\bidempotencyKey\b/.test(call) }] : [];
    });

  expect(made.map(({ row }) => row)).toContain('POST /prod-api/system/unit/join');
  expect(made.filter(({ isOnce }) => !isOnce)).toEqual([]);
});
