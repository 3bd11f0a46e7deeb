import { COVER_WIDTHS } from '@contract/cover-sizes';
import type { Figure } from '@contract/figure';
import styles from './FigureList.module.css';

interface Props {
  figures: readonly Figure[];
  /** Under which each stands by its number. */
  at: string;
}

/** Figures of a text, each whole; its place is known before it comes, and it comes when it is about to be seen. */
export const FigureList = ({ figures, at }: Props) => (
  <ul className={styles.list}>
    {figures.map(({ id, alt, caption, width, height }) => (
      <li key={id}>
        <figure className={styles.figure}>
          <img
            className={styles.picture}
            src={`${at}/${id}/${COVER_WIDTHS[0]}`}
            srcSet={COVER_WIDTHS.map((wide) => `${at}/${id}/${wide} ${wide}w`).join(', ')}
            sizes="(max-width: 767px) 100vw, 640px"
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            alt={alt}
          />
          {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      </li>
    ))}
  </ul>
);
