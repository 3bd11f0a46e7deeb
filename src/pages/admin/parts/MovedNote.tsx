import { useEffect, useRef } from 'react';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import styles from './MovedNote.module.css';
import type { MovedField } from './rebase';

interface Props {
  moved: readonly MovedField[];
  /** The names of the places as the form writes them, in its order. */
  labels: Readonly<Record<string, string>>;
  /** Places whose values are keys or addresses, which tell a reader nothing. */
  coded?: readonly string[];
}

/** A list of rows as a reader knows them. */
const namesIn = (value: unknown): string[] | null => {
  const rows = Array.isArray(value) ? value : [];
  const names = rows.flatMap((row: { name?: unknown; label?: unknown } | null) => {
    const name = row?.name ?? row?.label;
    return typeof name === 'string' ? [name] : [];
  });
  return names.length > 0 ? names : null;
};

/** What somebody else saved while the form was open, above its fields. */
export function MovedNote({ moved, labels, coded = [] }: Props) {
  const t = useText();
  const join = useList();
  const note = useRef<HTMLElement>(null);
  useEffect(() => {
    if (moved.length > 0) note.current?.scrollIntoView({ block: 'nearest' });
  }, [moved]);
  if (moved.length === 0) return null;
  const order = Object.keys(labels);
  const inOrder = moved.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  const wordsOf = ({ path, value }: MovedField): string => {
    const label = labels[path] ?? path;
    const rows = namesIn(value);
    if (rows) return t('admin.moved.to.label', { label, value: join(rows) });
    if (value === null || value === undefined || value === '')
      return t('admin.moved.emptied.label', { label });
    return (typeof value === 'string' || typeof value === 'number') && !coded.includes(path)
      ? t('admin.moved.to.label', { label, value: String(value) })
      : t('admin.moved.changed.label', { label });
  };
  return (
    <section ref={note} className={styles.note} role="alert" aria-labelledby="moved-title">
      <h3 id="moved-title">{t('admin.moved.self.title')}</h3>
      <p>{t('admin.moved.self.help')}</p>
      <ul>
        {inOrder.map((field) => (
          <li key={field.path}>
            {wordsOf(field)}
            {field.isKept && <span className={styles.kept}>{t('admin.moved.kept.label')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
