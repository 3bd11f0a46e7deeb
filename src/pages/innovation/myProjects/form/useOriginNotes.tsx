import { isRowsPath } from '@contract/rules/draft-fields';
import type { OriginOfFields } from '@contract/started-from';
import type { ReactNode } from 'react';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { useOriginText } from '@/pages/parts/reuse/useOriginText';
import styles from './reuse.module.css';

/** Of each row the first field: nine times the same words beside nine fields of one person say no more. */
const told = (paths: readonly string[]): string[] => {
  const rows = new Set<string>();
  return paths.filter((path) => {
    const [section, list, row] = path.split('.');
    if (!isRowsPath(`${section}.${list}`)) return true;
    const key = `${section}.${list}.${row}`;
    const isFirst = !rows.has(key);
    rows.add(key);
    return isFirst;
  });
};

/** What nobody typed says at its field where it came from and how old it is, until somebody types over it. */
export function useOriginNotes({ application, view }: EditorContext): Record<string, ReactNode> {
  const text = useOriginText();
  const notes = ({ paths, ...origin }: OriginOfFields): [string, ReactNode][] =>
    told(paths.filter((path) => !view.state.edits[path])).map((path) => [
      path,
      <p key="origin" className={styles.note}>
        {text.short(origin)}
      </p>,
    ]);
  return Object.fromEntries(application.origins.flatMap(notes));
}
