import type { TechField } from '@contract/tech-fields';
import type { ReactNode } from 'react';
import { Anchor } from '@/components/Anchor';
import { Cover, type CoverOf } from '@/components/cover/Cover';
import type { CoverKind } from '@/components/cover/cover-drawing';
import { useText } from '@/i18n/useText';
import styles from './RecordList.module.css';

interface Row {
  id: number;
  field: TechField;
  title: string;
  unitName: string;
}

interface Props<R extends Row> {
  kind: CoverKind;
  rows: readonly R[] | undefined;
  /** Base path; a record's address is this path and its id. */
  detail: string;
  /** What decides whether to read on: budget and days left, or maturity. */
  terms: (row: R) => ReactNode;
  /** The cover picture that a record's owner has chosen. */
  chosen?: (row: R) => CoverOf['chosen'];
}

/** Demands or achievements in two columns: field and unit, title, terms. */
export function RecordList<R extends Row>({ kind, rows, detail, terms, chosen }: Props<R>) {
  const t = useText();
  return (
    <ul className={styles.list}>
      {rows?.map((row) => (
        <li key={row.id} className={styles.row}>
          <Cover of={{ ...row, kind, chosen: chosen?.(row) ?? null }}>
            <p className={styles.meta}>
              {t(`demand.field.${row.field}.label`)}　{row.unitName}
            </p>
            <h3>
              <Anchor to={`${detail}/${row.id}`}>{row.title}</Anchor>
            </h3>
            <div className={styles.terms}>{terms(row)}</div>
          </Cover>
        </li>
      ))}
    </ul>
  );
}
