import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { AdminApplication } from '@contract/admin-apply';
import { AuditRow } from '@contract/admin-system';
import { RankedApplication } from '@contract/review';
import { applicationTable } from '@server/modules/admin/application-table';
import { auditTable } from '@server/modules/monitor/audit-table';
import { exampleOf } from '@server/modules/reference/example-of';
import { type JsonSchema, unwrap } from '@server/modules/reference/json-schema';
import { rankingTable } from '@server/modules/review/ranking-table';
import { csvFile } from '@server/spreadsheet/csv-file';
import type { Sheet } from '@server/spreadsheet/sheet';
import { sheetXml } from '@server/spreadsheet/sheet-xml';

/** Every exported table, by the file that describes its columns, with the contract rows that it is made from. */
const TABLES: Record<string, [build: (batches: never) => Sheet, row: unknown]> = {
  'server/modules/admin/application-table.ts': [applicationTable, AdminApplication],
  'server/modules/monitor/audit-table.ts': [auditTable, AuditRow],
  'server/modules/review/ranking-table.ts': [rankingTable, RankedApplication],
};

const MARK = '1+BOOM';
/**
 * Characters that programs take for the beginning of a formula, also in full width or after characters that they skip.
 */
const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];
const BEFORE = [
  '',
  '\t',
  '\r',
  '\n',
  ' ',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u200b',
  '\u2060',
  '\u0001',
  '\u3164',
  '\u202e\t',
];
const ATTACKS = SIGNS.flatMap((sign) => BEFORE.map((before) => `${before}${sign}${MARK}`));

/** A row of this shape with the attacking text wherever people's or programs' text can be. */
const filled = (outer: unknown, attack: string, name = ''): unknown => {
  const { schema } = unwrap(outer as JsonSchema);
  if (schema.type === 'string' && !schema.pattern && !schema.enum) return attack;
  if (schema.type === 'array') return [filled((schema as { items?: unknown }).items, attack)];
  if (schema.type !== 'object') return schema.type === 'boolean' ? false : exampleOf(schema, name);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, filled(inner, attack, key)]),
  );
};
async function* inOne(rows: unknown[]) {
  yield rows;
}
/** The cells of the last line; a separator inside quotes does not separate. */
const cellsOf = (csv: string): string[] =>
  [...csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
const xmlOf = async (sheet: Sheet): Promise<string> => {
  let xml = '';
  for await (const part of sheetXml(sheet)) xml += part;
  return xml;
};

it('every file that describes an exported table is held against formulas here', () => {
  const describing = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .map((file) => join('server', file))
    .filter(
      (file) => file.endsWith('.ts') && /from '@server\/spreadsheet\/sheet'/.test(readFileSync(file, 'utf8')),
    )
    .filter((file) => /\btableRows\(/.test(readFileSync(file, 'utf8')));

  expect(describing.sort()).toEqual(Object.keys(TABLES).sort());
});

describe.each(Object.entries(TABLES))('%s', (_file, [build, row]) => {
  const sheetOf = (): Sheet => build(inOne(ATTACKS.map((attack) => filled(row, attack))) as never);

  it('writes no column as a formula, in either format [req:attack-a51]', async () => {
    const { columns } = sheetOf();
    const cells = cellsOf(await textOf(csvFile(sheetOf())));
    const told = [...(await xmlOf(sheetOf())).matchAll(/<t xml:space="preserve">([^<]*)</g)].map(
      ([, cell]) => cell,
    );

    expect(cells).toHaveLength(columns.length * (ATTACKS.length + 1));
    for (const found of [cells, told]) {
      const loaded = found.filter((cell) => cell?.includes(MARK));
      expect(loaded.length).toBeGreaterThanOrEqual(ATTACKS.length * 4);
      expect(loaded.filter((cell) => !cell?.startsWith("'"))).toEqual([]);
    }
  });
});
