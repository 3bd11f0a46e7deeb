import { ProDescriptions } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import styles from './ModerationDrawer.module.css';

/** The content to be moderated, one fact below the other. */
export function ModerationFacts({ facts }: { facts: [title: string, content: ReactNode][] }) {
  return (
    <div className={styles.facts}>
      <ProDescriptions
        column={1}
        colon={false}
        layout="vertical"
        columns={facts.map(([title, content]) => ({
          title,
          key: title,
          render: () => <div className={styles.content}>{content}</div>,
        }))}
        dataSource={{}}
      />
    </div>
  );
}
