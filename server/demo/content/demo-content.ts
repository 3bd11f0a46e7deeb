import type { CmsType } from '@contract/content-choices';
import type { DemoPicture } from '@server/demo/demo-picture';

/** One text of the demo site. Invented, but meant to be read. */
export interface DemoContent {
  type: CmsType;
  title: string;
  summary: string;
  body: string;
  /** Named in the body as `[图 1]`. */
  figures?: readonly DemoPicture[];
  publisher?: string;
  docNo?: string;
  topic?: string;
  pinned?: boolean;
  /** Published this many days before the first start. */
  daysAgo: number;
  /** What later versions changed, the oldest first. */
  revisions?: readonly { note: string; daysAgo: number }[];
}

export const OFFICE = '开创专项办公室';
