import type { Deps } from '@server/deps';
import type { Settings } from '@server/modules/site/service';
import type { PagePreview } from '@server/pages/page-preview';
import type { Step, Thing } from './page-thing';

/** What is needed to find the preview data of a page. */
export interface PreviewSource {
  deps: Deps;
  settings: Settings;
  path: string;
  query: URLSearchParams;
  now: Date;
}

/** Preview data of a page; the site's name and origin are added later. */
export interface PageFacts {
  title: string;
  description: string;
  /** Canonical path of the page. */
  canonical: string;
  kind?: PagePreview['kind'];
  /** A picture shown on the page; its address is a path. */
  image?: PagePreview['image'];
  /** Pages between the home page and this one, as in the visible breadcrumbs. */
  above?: readonly Step[];
  thing?: Thing;
  /** The record was public once and has been withdrawn. */
  isGone?: boolean;
  /** Drawn by the app only: its content is requested or typed by the reader. */
  isBare?: boolean;
  /** When the record was published and last changed, if the page shows both. */
  times?: PagePreview['times'];
}

/** Preview data of a withdrawn record, in the words of the app. */
export const gonePage = (title: string, description: string, canonical: string): PageFacts => ({
  title,
  description,
  canonical,
  isGone: true,
});

const DESCRIPTION_MAX = 150;

/** Search engines show about this much. */
export const shortened = (text: string): string => {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > DESCRIPTION_MAX ? `${words.slice(0, DESCRIPTION_MAX - 1)}…` : words;
};
