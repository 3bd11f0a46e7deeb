import { directionOf } from '@contract/rules/direction';
import type { MouseEventHandler, ReactNode } from 'react';
import styles from './Prose.module.css';

interface Props {
  children?: ReactNode;
  /** In place of children: HTML that the service has made, never an author's own. */
  html?: string;
  /** Texts that exist in Chinese only keep their language for screen readers. */
  lang?: string;
  onClick?: MouseEventHandler<HTMLElement>;
}

/** Reading text: 16/28, at most 40 characters a line. */
export const Prose = ({ children, html, lang, onClick }: Props) => {
  const own = { className: styles.prose, lang, dir: lang && directionOf(lang) };
  return html === undefined ? (
    <div {...own}>{children}</div>
  ) : (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are pressed by keys themselves
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the links inside
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see `html` above; tests/server/content/sanitising.test.ts attacks it
    <div {...own} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
  );
};
