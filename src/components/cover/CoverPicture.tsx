import { COVER_RATIO, COVER_WIDTHS } from '@contract/cover-sizes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './CoverPicture.module.css';

export interface ChosenCover {
  /** Where its widths lie: the address without the last part. */
  at: string;
  alt: string;
  /** What its owner says of it; shown where there is room. */
  caption: string;
}

const WIDE = Number(COVER_WIDTHS.at(-1));

interface Props {
  cover: ChosenCover;
  large: boolean;
  /** What stands there if it does not come. */
  instead: ReactNode;
}

/** A picture of an item in as many pixels as its place needs; the place is kept before it has come. */
export const CoverPicture = ({ cover: { at, alt, caption }, large, instead }: Props) => {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // In a prepared page it may have failed before the app could hear of it.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(at);
  }, [at]);
  if (failed === at) return instead;
  const picture = (
    <img
      ref={image}
      className={styles.picture}
      src={`${at}/${COVER_WIDTHS[0]}`}
      srcSet={COVER_WIDTHS.map((width) => `${at}/${width} ${width}w`).join(', ')}
      sizes={large ? '(max-width: 767px) 100vw, 320px' : '96px'}
      width={WIDE}
      height={WIDE / COVER_RATIO}
      loading={large ? 'eager' : 'lazy'}
      decoding="async"
      alt={alt}
      onError={() => setFailed(at)}
    />
  );
  return (
    <figure className={large ? styles.large : styles.small}>
      {picture}
      {large && caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
};
