import type { ContentRow } from '@contract/content';
import type { ListKind } from '@/pages/content/parts/content-kinds';
import { formatDate } from '@/utils/format-time';
import { ContentItem } from './ContentItem';
import { TemplateItem } from './TemplateItem';

interface Props {
  kind: ListKind;
  rows: readonly ContentRow[];
  /** Address of the list; each text's address continues it. */
  list: string;
}

const yearOf = (row: ContentRow | undefined): string | undefined =>
  row && formatDate(row.publishAt).slice(0, 4);

/** The rows of a list in their order. */
export function ContentRows({ kind, rows, list }: Props) {
  return (
    <ol>
      {rows.map((row, index) =>
        kind === 'commonTemplates' ? (
          <TemplateItem key={row.id} row={row} to={`${list}/${row.id}`} />
        ) : (
          <ContentItem
            key={row.id}
            row={row}
            to={`${list}/${row.id}`}
            showYear={yearOf(row) !== yearOf(rows[index - 1])}
          />
        ),
      )}
    </ol>
  );
}
