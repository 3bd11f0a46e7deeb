/** The list with a new item in its place: before the first that comes later, or at the end. */
export const insertOrdered = <Item>(
  list: readonly Item[],
  item: Item,
  isLater: (other: Item) => boolean,
): Item[] => {
  const at = list.findIndex(isLater);
  return at < 0 ? [...list, item] : [...list.slice(0, at), item, ...list.slice(at)];
};
