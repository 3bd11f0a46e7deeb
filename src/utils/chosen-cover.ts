import type { Cover } from '@contract/cover';

interface Covered {
  id: number;
  cover: Cover;
}

/**
 * The address under which the widths of an item's picture are found, if it has one. A picture's id never gets other
 * bytes.
 */
const coverUnder =
  (kind: 'achi' | 'demand') =>
  ({ id, cover }: Covered): { at: string; alt: string; caption: string } | null =>
    cover && {
      at: `/prod-api/cms/open/${kind}/${id}/cover/${cover.id}`,
      alt: cover.alt,
      caption: cover.caption,
    };

export const achievementCover = coverUnder('achi');
export const demandCover = coverUnder('demand');
