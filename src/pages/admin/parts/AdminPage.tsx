import { type ReactNode, useRef } from 'react';
import type { Crumb } from '@/components/Crumbs';
import { PageHeading } from '@/components/PageHeading';
import { useKeptFocus } from '@/components/useKeptFocus';
import styles from './AdminPage.module.css';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  crumbs?: readonly Crumb[];
  facts?: readonly ReactNode[];
  aside?: ReactNode;
  children: ReactNode;
}

/** A screen of the admin area: its heading and what it is for. */
export function AdminPage({ children, ...heading }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame);
  return (
    <div ref={frame} className={styles.page}>
      <PageHeading {...heading} />
      {children}
    </div>
  );
}
