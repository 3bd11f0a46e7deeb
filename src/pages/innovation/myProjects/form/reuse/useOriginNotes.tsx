import { isRowsPath } from '@contract/rules/draft-fields';
import type { OriginOfFields } from '@contract/started-from';
import { type ReactNode, useMemo } from 'react';
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
  const { short } = useOriginText();
  const { origins } = application;
  // One line for each origin: while nobody types over another of its fields, the notes at all of them stay the same.
  const shown = origins
    .map(({ paths }) => told(paths.filter((path) => !view.state.edits[path])).join(' '))
    .join('\n');
  return useMemo(() => {
    const lines = shown.split('\n');
    const notes = ({ paths: _, ...origin }: OriginOfFields, at: number): [string, ReactNode][] =>
      (lines[at] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((path) => [
          path,
          <p key="origin" className={styles.note}>
            {short(origin)}
          </p>,
        ]);
    return Object.fromEntries(origins.flatMap(notes));
  }, [origins, shown, short]);
}
