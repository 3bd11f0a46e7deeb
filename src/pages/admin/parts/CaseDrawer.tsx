import { ProDescriptions } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import { Sheet } from '@/components/Dialog';
import { useText } from '@/i18n/useText';
import styles from './CaseDrawer.module.css';
import { Paper } from './Paper';

interface Props {
  title: string;
  papers: readonly { id: string | null; label: string }[];
  /** Shown when there are no documents; by default says they were deleted, as happens after the decision. */
  noPaper?: string | undefined;
  /** Between the papers and what else is known: what is to be compared with them. */
  body?: ReactNode;
  facts: readonly [label: string, content: ReactNode][];
  /** The buttons to decide; left out when the case is decided. */
  acts?: ReactNode;
  onClose: () => void;
}

/** One case to decide: first the documents, beside them what is claimed, then the decision. */
export function CaseDrawer({ title, papers, noPaper, body, facts, acts, onClose }: Props) {
  const t = useText();
  const given = papers.filter((paper): paper is { id: string; label: string } => paper.id !== null);
  return (
    <Sheet open title={title} size={640} onClose={onClose} footer={acts}>
      <div className={styles.case}>
        {given.map(({ id, label }) => (
          <Paper key={id} id={id} label={label} />
        ))}
        {given.length === 0 && <p>{noPaper ?? t('admin.case.noPaper.empty')}</p>}
        {body}
        <ProDescriptions
          column={1}
          size="small"
          columns={facts.map(([label, content]) => ({ title: label, key: label, render: () => content }))}
          dataSource={{}}
        />
      </div>
    </Sheet>
  );
}
