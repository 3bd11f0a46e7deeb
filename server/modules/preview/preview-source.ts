import type { Deps } from '@server/deps';
import type { Settings } from '@server/modules/site/service';
import type { PagePreview } from '@server/pages/page-preview';
import type { Step, Thing } from './page-thing';

/** What is asked for what a page says of itself. */
export interface PreviewSource {
  deps: Deps;
  settings: Settings;
  path: string;
  query: URLSearchParams;
  now: Date;
}

/** What a page says of itself; site name and addresses come on top. */
export interface PageFacts {
  title: string;
  description: string;
  /** Path under which it wants to be known. */
  canonical: string;
  kind?: PagePreview['kind'];
  /** A picture that readers see on it; its address is a path. */
  image?: PagePreview['image'];
  /** The pages between the home page and this one, where its readers see them, too. */
  above?: readonly Step[];
  thing?: Thing;
  /** It was public once and was taken back since. */
  isGone?: boolean;
  /** The app alone draws it: what it shows is asked for by its reader, or typed. */
  isBare?: boolean;
  /** When a record came out and when it last changed, where readers are told both. */
  times?: PagePreview['times'];
}

/** What is said of a record that was taken back, in the words of the app. */
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
