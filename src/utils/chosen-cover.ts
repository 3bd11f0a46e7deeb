import type { Cover } from '@contract/cover';

interface Covered {
  id: number;
  cover: Cover;
}

/** Where the widths of an item's picture lie, if it has one. Its number never stands for other bytes. */
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
