import type { ReactNode } from 'react';
import { Anchor } from './Anchor';
import { Icon } from './Icon';
import styles from './SectionHeading.module.css';

interface Props {
  /** Also where the focus can go when what it was on is gone. */
  id?: string;
  title: string;
  note?: ReactNode;
  /** The way to everything of this kind: 全部通知. */
  more?: { label: string; to: string };
}

/** Head of a section with its ink line. */
export const SectionHeading = ({ id, title, note, more }: Props) => (
  <header className={styles.heading}>
    <h2 id={id} tabIndex={id ? -1 : undefined}>
      {/* Names of rounds stay Chinese where the page runs the other way. */}
      <bdi>{title}</bdi>
    </h2>
    {note && <p className={styles.note}>{note}</p>}
    {more && (
      <Anchor to={more.to} className={styles.more}>
        {more.label}
        <Icon name="chevronRight" directional />
      </Anchor>
    )}
  </header>
);
