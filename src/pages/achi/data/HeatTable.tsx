import type { AchievementFigures } from '@contract/achievement';
import { toCsv } from '@contract/rules/csv';
import type { CSSProperties } from 'react';
import { Anchor } from '@/components/Anchor';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { saveFile } from '@/utils/save-file';
import styles from './HeatTable.module.css';

interface Entry {
  key: string;
  label: string;
}
interface Props {
  title: string;
  rows: readonly Entry[];
  columns: readonly Entry[];
  cells: AchievementFigures['byFieldAndType'];
}

/** 领域 × 类型: a table whose numbers are tinted by size. The number is the data; the tint only helps the eye. */
export function HeatTable({ title, rows, columns, cells }: Props) {
  const t = useText();
  const countOf = (field: string, type: string): number =>
    cells.find((cell) => cell.field === field && cell.type === type)?.value ?? 0;
  const most = Math.max(1, ...cells.map(({ value }) => value));
  const save = (): void => {
    const body = rows.map((row) => [row.label, ...columns.map((column) => countOf(row.key, column.key))]);
    const csv = toCsv([[title, ...columns.map(({ label }) => label)], ...body]);
    saveFile(`${title}.csv`, new Blob([csv], { type: 'text/csv' }));
  };
  return (
    <section className={styles.frame} aria-labelledby="heat-title">
      <header className={styles.head}>
        <h2 id="heat-title">{title}</h2>
        <Button size="small" onClick={save}>
          {t('chart.save.kind.action', { kind: 'CSV' })}
        </Button>
      </header>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('achi.filter.field.label')}</th>
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
                <th scope="row">{row.label}</th>
                {columns.map((column) => {
                  const value = countOf(row.key, column.key);
                  return (
                    <td key={column.key} style={{ '--heat': value / most } as CSSProperties}>
                      {value > 0 ? (
                        <Anchor to={`/achi?field=${row.key}&type=${column.key}`}>{value}</Anchor>
                      ) : (
                        0
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
