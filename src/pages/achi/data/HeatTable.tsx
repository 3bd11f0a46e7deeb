import type { AchievementFigures } from '@contract/achievement';
import type { CSSProperties } from 'react';
import { Anchor } from '@/components/Anchor';
import { ScrollFrame } from '@/components/ScrollFrame';
import { useCount } from '@/i18n/useCount';
import styles from './HeatTable.module.css';

interface Entry {
  key: string;
  label: string;
}
interface Props {
  title: string;
  /** Heading of the column with the row names. */
  name: string;
  rows: readonly Entry[];
  columns: readonly Entry[];
  cells: AchievementFigures['byFieldAndType'];
  /** Address of the list of achievements that a cell counts. */
  linkOf: (row: string, column: string) => string;
}

/** 领域 × 类型: a table whose numbers are tinted by size. The number is the data; the tint only helps the eye. */
export function HeatTable({ title, name, rows, columns, cells, linkOf }: Props) {
  const written = useCount();
  const countOf = (field: string, type: string): number =>
    cells.find((cell) => cell.field === field && cell.type === type)?.value ?? 0;
  const most = Math.max(1, ...cells.map(({ value }) => value));
  return (
    <ScrollFrame label={title}>
      <table className={styles.table}>
        <caption className="vh">{title}</caption>
        <thead>
          <tr>
            <th scope="col" data-stays="start">
              {name}
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" data-stays="start">
                {row.label}
              </th>
              {columns.map((column) => {
                const value = countOf(row.key, column.key);
                return (
                  <td key={column.key} style={{ '--heat': value / most } as CSSProperties}>
                    {value > 0 ? <Anchor to={linkOf(row.key, column.key)}>{written(value)}</Anchor> : 0}
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
