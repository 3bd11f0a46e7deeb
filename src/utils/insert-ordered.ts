/** The list with a new item inserted before the first one that belongs later, or at the end. */
export const insertOrdered = <Item>(
  list: readonly Item[],
  item: Item,
  isLater: (other: Item) => boolean,
): Item[] => {
  const at = list.findIndex(isLater);
  return at < 0 ? [...list, item] : [...list.slice(0, at), item, ...list.slice(at)];
};
