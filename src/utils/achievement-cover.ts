/** Where the widths of an achievement's picture lie, if it has one. Its number never stands for other bytes. */
export const achievementCover = ({
  id,
  cover,
}: {
  id: number;
  cover: { id: string; alt: string } | null;
}): { at: string; alt: string } | null =>
  cover && { at: `/prod-api/cms/open/achi/${id}/cover/${cover.id}`, alt: cover.alt };
