import type { ReactNode } from 'react';
import type { Crumb } from '@/components/Crumbs';
import { PageHeading } from '@/components/PageHeading';
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
export const AdminPage = ({ children, ...heading }: Props) => (
  <div className={styles.page}>
    <PageHeading {...heading} />
    {children}
  </div>
);
