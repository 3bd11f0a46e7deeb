import { Children, type ReactNode } from 'react';
import { type Crumb, Crumbs } from './Crumbs';
import styles from './PageHeading.module.css';

export interface PageHeadingProps {
  title: ReactNode;
  crumbs?: readonly Crumb[];
  /** Small line above the title: 第 6 项，共 7 项. */
  eyebrow?: ReactNode;
  /** Short facts under the title, each on its own. */
  facts?: readonly ReactNode[];
  /** One sentence under the title. */
  lead?: ReactNode;
  /** State, save indicator or the one action of the page. */
  aside?: ReactNode;
  id?: string;
  /** Puts something beside the heading's text: the cover of an item. */
  frame?: (words: ReactNode) => ReactNode;
}

/** Head of a page. The h1 takes focus after a change of route, so that screen readers start here. */
export const PageHeading = ({ title, crumbs, eyebrow, facts, lead, aside, id, frame }: PageHeadingProps) => {
  const words = (
    <>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 id={id} tabIndex={-1}>
        <bdi>{title}</bdi>
      </h1>
      {facts && facts.length > 0 && (
        <ul className={styles.facts}>{Children.map(facts, (fact) => fact && <li dir="auto">{fact}</li>)}</ul>
      )}
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
  return (
    <div className={styles.heading}>
      {crumbs && crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
      <div className={styles.row}>
        <div className={styles.main}>{frame ? frame(words) : words}</div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  );
};
