/**
 * Cells of a block copied from Excel or WPS: tabs between cells, line breaks between rows, quotes around cells that
 * contain either. The trailing line break that spreadsheets add is not a row.
 */
export function parseTable(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    rows[rows.length - 1]?.push(cell);
    cell = '';
  };
  const source = text.replaceAll('\r\n', '\n').replace(/\n$/, '');
  for (let i = 0; i < source.length; i += 1) {
    const sign = source.charAt(i);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (source.charAt(i + 1) === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows;
}
