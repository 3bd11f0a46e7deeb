import { COVER_WIDTHS } from '@contract/cover-sizes';
import type { Figure } from '@contract/figure';
import styles from './FigureList.module.css';

interface Props {
  figures: readonly Figure[];
  /** Address under which each figure is found by its id. */
  at: string;
}

/** The uncropped figures of a text; their space is reserved, and each is loaded only when it is about to be seen. */
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
