import { beijingClock } from '@contract/rules/beijing-time';
import { type CellValue, safeText, toCsv } from '@contract/rules/csv';
import type { FastifyReply } from 'fastify';
import writeXlsxFile from 'write-excel-file/node';
import { attachmentDisposition } from './file-disposition';

export type TableFormat = 'csv' | 'xlsx';
export interface Sheet {
  name: string;
  columns: readonly { title: string; width?: number }[];
  rows: readonly (readonly CellValue[])[];
}

const TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Text stays text: typed as a string it is never read as a formula, and the apostrophe guards a later save as CSV. */
const xlsxCell = (value: CellValue) =>
  value === null
    ? null
    : typeof value === 'number'
      ? { value, type: Number }
      : { value: safeText(value), type: String };

const xlsx = async ({ name, columns, rows }: Sheet): Promise<Buffer> => {
  const head = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  const book = writeXlsxFile([head, ...rows.map((row) => row.map(xlsxCell))], {
    sheet: name.slice(0, 30),
    columns: columns.map(({ width = 16 }) => ({ width })),
    stickyRowsCount: 1,
  });
  return book.toBuffer();
};

/** Sends a table for a spreadsheet, named after what it holds and the Beijing minute it was made. */
export const sendTable = async (
  reply: FastifyReply,
  sheet: Sheet,
  format: TableFormat,
  now: Date,
): Promise<Buffer> => {
  const stamp = beijingClock(now).slice(0, 16).replace(/[- :]/g, '');
  reply.headers({
    'content-type': TYPES[format],
    'content-disposition': attachmentDisposition(`${sheet.name}-${stamp}.${format}`),
    'x-content-type-options': 'nosniff',
  });
  return format === 'xlsx'
    ? xlsx(sheet)
    : Buffer.from(toCsv([sheet.columns.map(({ title }) => title), ...sheet.rows]), 'utf8');
};
