import { useRef, useState } from 'react';
import { useKeptView } from '@/components/useKeptView';

interface Page<Row> {
  list: Row[];
  total: number;
}

/**
 * The case whose drawer stands open beside a list, and what happens to the list when it is decided. Whoever comes back
 * to the page, or loads it again, finds the drawer open, with the case as the list has it now.
 */
export function useOpenCase<Row extends { id: number }, Query>(load: (query: Query) => Promise<Page<Row>>) {
  const [revision, setRevision] = useState(0);
  const [row, setRow] = useState<Row | null>(null);
  const [keptId, keepId] = useKeptView<number | null>('open', null);
  const wanted = useRef(keptId);
  const open = (next: Row | null): void => {
    wanted.current = null;
    setRow(next);
    keepId(next?.id ?? null);
  };
  const refresh = (): void => setRevision((n) => n + 1);
  return {
    row,
    open,
    close: () => open(null),
    done: () => {
      open(null);
      refresh();
    },
    /** A colleague was faster: the drawer goes on with what stands now, if the service has told it. */
    moved: (standing: unknown) => {
      if (standing) open(standing as Row);
      refresh();
    },
    revision,
    load: async (query: Query): Promise<Page<Row>> => {
      const page = await load(query);
      const found = page.list.find(({ id }) => id === wanted.current);
      wanted.current = null;
      if (found) setRow(found);
      return page;
    },
  };
}
