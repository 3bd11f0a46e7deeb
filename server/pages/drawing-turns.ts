/**
 * Drawing a page takes tens of milliseconds. A page is always drawn if no other is being drawn, so that a single reader
 * or crawler always gets it. While the process is busy, only one is drawn at a time and further pages are drawn in the
 * browser.
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
