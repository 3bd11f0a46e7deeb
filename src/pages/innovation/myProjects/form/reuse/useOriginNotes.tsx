import { isRowsPath } from '@contract/rules/draft-fields';
import type { OriginOfFields } from '@contract/started-from';
import { type ReactNode, useMemo } from 'react';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { useOriginText } from '@/pages/parts/reuse/useOriginText';
import styles from './reuse.module.css';

/** Only the first path of each row, so that the same note does not appear at all nine fields of a person. */
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

/** At each copied field: where its value came from and how old it is, until somebody edits it. */
export function useOriginNotes({ application, view }: EditorContext): Record<string, ReactNode> {
  const { short } = useOriginText();
  const { origins } = application;
  // As a string, the memoised notes stay the same until a field with an origin is edited.
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
