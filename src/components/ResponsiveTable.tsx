import type { Key, ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './ResponsiveTable.module.css';
import { ScrollFrame } from './ScrollFrame';
import { InSecondLanguage } from './SecondLanguage';
import { TABLE_ROLES } from './table-roles';
import { keptWhole } from './WrittenText';

export interface Column<Row> {
  key: string;
  title: string;
  /** The title in a second language, on pages that show two. */
  second?: ReactNode;
  render: (row: Row) => ReactNode;
  /** Figures are aligned at the end of their column. */
  numeric?: boolean;
  /** The actions of a row: without a title on a phone's card, and not printed. */
  bare?: boolean;
}

interface Props<Row> {
  caption: string;
  /** The caption repeats a heading just above. */
  captionHidden?: boolean;
  /** The first column identifies the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
}

/** The column that identifies the rows stays in sight while the others scroll. */
const staysIfFirst = (index: number) => (index === 0 ? { 'data-stays': 'start' } : {});

/** What can be done with a row is not printed (src/theme/print.css). */
const actsIf = (bare = false) => (bare ? { 'data-acts': '' } : {});

/** A real table that becomes cards on a phone, and scrolls where its columns have no room. */
export function ResponsiveTable<Row>({ caption, captionHidden = false, columns, rows, rowKey }: Props<Row>) {
  const head = ({ key, title, second, numeric, bare }: Column<Row>, index: number) => (
    <th
      key={key}
      {...TABLE_ROLES.columnHeader}
      className={numeric ? styles.numeric : undefined}
      {...staysIfFirst(index)}
      {...actsIf(bare)}
    >
      {title}
      <InSecondLanguage>{second}</InSecondLanguage>
    </th>
  );
  return (
    <ScrollFrame label={caption}>
      <table className={styles.table} {...TABLE_ROLES.table}>
        <caption className={captionHidden ? 'vh' : styles.caption}>{caption}</caption>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>{columns.map(head)}</tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...TABLE_ROLES.row}>
              {columns.map((column, index) => {
                const className = classNames(column.numeric && styles.numeric, column.bare && styles.bare);
                return index === 0 ? (
                  <th key={column.key} {...TABLE_ROLES.rowHeader} data-stays="start">
                    {keptWhole(column.render(row))}
                  </th>
                ) : (
                  <td key={column.key} {...TABLE_ROLES.cell} className={className} {...actsIf(column.bare)}>
                    {!column.bare && (
                      <span className={styles.label} aria-hidden="true">
                        {column.title}
                        <InSecondLanguage>{column.second}</InSecondLanguage>
                      </span>
                    )}
                    {keptWhole(column.render(row))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
