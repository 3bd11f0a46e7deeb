import { COVER_RATIO, COVER_WIDTHS } from '@contract/cover-sizes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './CoverPicture.module.css';

export interface ChosenCover {
  /** The address of the picture without its last part, the width. */
  at: string;
  alt: string;
  /** The caption that the owner wrote; shown only where there is room. */
  caption: string;
}

const WIDE = Number(COVER_WIDTHS.at(-1));

interface Props {
  cover: ChosenCover;
  large: boolean;
  /** Shown instead if the picture fails to load. */
  instead: ReactNode;
}

/** A picture of an item at the resolution that its place needs; its space is reserved before it has loaded. */
export const CoverPicture = ({ cover: { at, alt, caption }, large, instead }: Props) => {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // In a prepared page the picture may have failed before the app could listen for its error event.
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
