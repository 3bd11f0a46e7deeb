import { useEffect, useRef } from 'react';
import { type Text, useText } from '@/i18n/useText';
import styles from './MovedNote.module.css';
import type { MovedField } from './rebase';
import type { Moved } from './useRebase';

interface Names {
  /**
   * Labels of the form's fields by path, in the order of the form; `navbar.*.link` is a column of the list `navbar`.
   */
  labels: Readonly<Record<string, string>>;
  /** For fields whose values are keys: the label of each value, by path. */
  names?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Paths whose values mean nothing to a reader; only that they changed is shown. */
  coded?: readonly string[];
}

interface Props extends Names {
  moved: Moved | null;
}

const placeWords = (t: Text, { path, row = '' }: MovedField, labels: Names['labels']): string => {
  const [list = '', column] = path.split('.*.');
  const label = labels[path] ?? path;
  return column === undefined
    ? label
    : t('admin.moved.cell.label', { list: labels[list] ?? '', row, column: label });
};

const valueWords = (t: Text, { path, value, row }: MovedField, names: Names['names']): string => {
  if (typeof value === 'boolean') return t(value ? 'admin.moved.on.label' : 'admin.moved.off.label');
  return names?.[path]?.[String(value)] ?? row ?? String(value);
};

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const wordsOf = (t: Text, field: MovedField, { labels, names, coded = [] }: Names): string => {
  const { path, kind, value } = field;
  const label = placeWords(t, field, labels);
  if (coded.includes(path)) return t('admin.moved.changed.label', { label });
  if (kind !== 'set') return t(`admin.moved.${kind}.label`, { label, value: valueWords(t, field, names) });
  return isEmpty(value)
    ? t('admin.moved.emptied.label', { label })
    : t('admin.moved.to.label', { label, value: valueWords(t, { ...field, row: undefined }, names) });
};

/** Shown above the fields: what somebody else saved while the form was open. */
export function MovedNote({ moved, ...given }: Props) {
  const t = useText();
  const note = useRef<HTMLElement>(null);
  useEffect(() => {
    if (moved) note.current?.scrollIntoView({ block: 'center' });
  }, [moved]);
  if (!moved) return null;
  const order = Object.keys(given.labels);
  const inOrder = moved.fields.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  return (
    <section ref={note} className={styles.note} role="alert" aria-labelledby="moved-title">
      <h3 id="moved-title">{moved.said}</h3>
      <p>{t(moved.fields.length > 0 ? 'admin.moved.self.help' : 'admin.moved.none.help')}</p>
      <ul>
        {inOrder.map((field) => (
          <li key={`${field.path} ${field.row ?? ''} ${field.kind} ${String(field.value)}`}>
            {wordsOf(t, field, given)}
            {field.isKept && <span className={styles.kept}>{t('admin.moved.kept.label')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
