import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import styles from './WrittenText.module.css';

/**
 * Dates and project numbers: a browser would break them after a hyphen. None is longer than a narrow screen is wide.
 */
const WHOLE = /((?<![\w-])\w{1,8}(?:-\w{1,8}){0,2}-\d{1,8}(?![\w-]))/;

/**
 * Splitting by WHOLE puts its matches at the odd indexes. No character is added, so that copying gives the original
 * text.
 */
const inPieces = (text: string): ReactNode =>
  text.split(WHOLE).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
      <span key={at} className={styles.whole}>
        {piece}
      </span>
    ),
  );

/** What somebody wrote in a text area, or a sentence that quotes it: its lines stay lines, its dates stay whole. */
export const WrittenText = ({ children }: { children: ReactNode }) => (
  <span className={styles.lines}>
    {typeof children === 'string' && WHOLE.test(children) ? inPieces(children) : children}
  </span>
);

/** The same node with dates and numbers kept unbroken: for table cells, which may be narrower than a date. */
export const keptWhole = (node: ReactNode): ReactNode => {
  if (typeof node === 'string') return WHOLE.test(node) ? <WrittenText>{node}</WrittenText> : node;
  if (isValidElement<{ children?: ReactNode }>(node) && node.type === Fragment)
    return <>{Children.map(node.props.children, keptWhole)}</>;
  return node;
};
