import { useEffect, useState } from 'react';
import { useKeys } from '@/hooks/useShortcut';
import { useText } from '@/i18n/useText';
import { offerKeys } from '@/utils/page-keys';
import type { RowAct, RowWork } from './row-work';

const OPEN = 'Enter';

interface Rows<Row> {
  rows: readonly Row[];
  work: RowWork<Row> | undefined;
  /** Scrolls to the row and announces it to screen readers. */
  focus: (index: number) => void;
  onSelect: (row: Row) => void;
  onAct: (act: RowAct<Row>, row: Row) => void;
}

/**
 * Moves through the rows of a list by keyboard and acts on the current one. The shortcut list under `?` names the keys.
 */
export function useRowKeys<Row>({ rows, work, focus, onSelect, onAct }: Rows<Row>): number | null {
  const t = useText();
  const [at, setAt] = useState<number | null>(null);
  const current = at !== null && at < rows.length ? at : null;
  const row = current === null ? undefined : rows[current];
  const go = (index: number) => {
    if (rows.length === 0) return;
    const next = Math.max(0, Math.min(rows.length - 1, index));
    setAt(next);
    focus(next);
  };
  const { acts = [], open } = work ?? {};
  useKeys(
    work
      ? {
          j: () => go(current === null ? 0 : current + 1),
          k: () => go(current === null ? 0 : current - 1),
          ...(row
            ? {
                ...(acts.length > 0 ? { x: () => onSelect(row) } : {}),
                ...(open ? { [OPEN]: () => open(row) } : {}),
                ...Object.fromEntries(
                  acts.filter(({ fits }) => fits(row)).map((act) => [act.key, () => onAct(act, row)]),
                ),
              }
            : {}),
        }
      : {},
  );
  const listed = JSON.stringify([
    { key: 'J / K', does: t('admin.keys.move.label') },
    ...(open ? [{ key: OPEN, does: t('admin.keys.open.label') }] : []),
    ...(acts.length > 0 ? [{ key: 'X', does: t('admin.keys.select.label') }] : []),
    ...acts.map(({ key, name }) => ({ key: key.toUpperCase(), does: name })),
  ]);
  const isOffered = work !== undefined;
  useEffect(() => (isOffered ? offerKeys(JSON.parse(listed)) : undefined), [isOffered, listed]);
  return current;
}
