import { pipeline } from 'node:stream/promises';
import { type ClientBase, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { TableShape } from './catalogue';
import { RowsDigest } from './RowsDigest';

const listed = ({ name, columns }: TableShape): string =>
  `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;

/** All rows of a table as text, in pieces that come as fast as they are taken. */
export const rowsOf = (client: ClientBase, table: TableShape): AsyncIterable<Buffer> =>
  client.query(copyTo(`copy ${listed(table)} to stdout`));

export async function putRows(
  client: ClientBase,
  table: TableShape,
  rows: AsyncIterable<Buffer>,
  signal: AbortSignal,
): Promise<void> {
  await pipeline(rows, client.query(copyFrom(`copy ${listed(table)} from stdin`)), { signal });
}

export async function digestRows(client: ClientBase, table: TableShape): Promise<RowsDigest> {
  const digest = new RowsDigest();
  for await (const piece of rowsOf(client, table)) digest.update(piece);
  return digest;
}
