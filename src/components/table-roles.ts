/**
 * Roles of a table's parts, written out for tables that become cards on phones: Safari forgets what a `tr` is once
 * its layout is no longer a table row's.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
