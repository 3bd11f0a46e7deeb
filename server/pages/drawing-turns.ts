/**
 * Drawing a page takes tens of milliseconds. Somebody who reads one page after the other, a crawler too, always gets
 * them drawn; when the process has no rest, one is drawn at a time, and the others draw themselves in the browser.
 */
export const createTurns = (isBusy: () => boolean): (<T>(draw: () => Promise<T>) => Promise<T> | null) => {
  let underWay = 0;
  return (draw) => {
    if (underWay > 0 && isBusy()) return null;
    underWay += 1;
    return draw().finally(() => {
      underWay -= 1;
    });
  };
};
