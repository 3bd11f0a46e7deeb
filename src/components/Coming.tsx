/**
 * Stands for a part of the page whose height nobody knows before it is there: what follows it in the same box is held
 * unseen until it has come, for a second at most, and appears where it stays (base.css).
 */
export const Coming = ({ unless = false }: { unless?: boolean }) =>
  unless ? null : <span hidden data-coming="" />;
