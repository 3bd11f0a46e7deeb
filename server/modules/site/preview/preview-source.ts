import type { Deps } from '@server/deps';
import type { Settings } from '@server/modules/site/service';
import type { PagePreview } from '@server/plugins/page-preview';

/** What a page's preview is made from. */
export interface PreviewSource {
  deps: Deps;
  settings: Settings;
  path: string;
  query: URLSearchParams;
  now: Date;
}

/** What a page itself says; frame, site name and addresses come on top. */
export interface PageFacts {
  title: string;
  description: string;
  /** Path under which it wants to be known. */
  canonical: string;
  kind?: PagePreview['kind'];
  main: string;
}

const DESCRIPTION_MAX = 150;

/** Search engines show about this much. */
export const shortened = (text: string): string => {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > DESCRIPTION_MAX ? `${words.slice(0, DESCRIPTION_MAX - 1)}…` : words;
};
