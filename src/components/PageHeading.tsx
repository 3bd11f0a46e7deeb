import { Children, type ReactNode } from 'react';
import { Cover, type CoverOf } from './Cover';
import { type Crumb, Crumbs } from './Crumbs';
import styles from './PageHeading.module.css';

interface Props {
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
  /** Of an item that could have a picture. */
  cover?: CoverOf;
}

/** Head of a page. The h1 takes focus after a change of route, so that screen readers start here. */
export const PageHeading = ({ title, crumbs, eyebrow, facts, lead, aside, id, cover }: Props) => {
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
        <div className={styles.main}>
          {cover ? (
            <Cover of={cover} large>
              {words}
            </Cover>
          ) : (
            words
          )}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  );
};
