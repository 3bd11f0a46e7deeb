// What the pictures of the demo are drawn with.
export const [W, H] = [1600, 900];
export const INK = '#1d3a5f';
export const BLUE = '#1d4f91';
export const WARM = '#c8562b';

/** Pseudo-random numbers that are the same at every run, so that a picture changes only when its drawing changes. */
export const numbers = (seed) => {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
};
export const range = (count) => Array.from({ length: count }, (_, index) => index);
export const line = (points, stroke, width = 5, more = '') =>
  `<polyline points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;
export const dot = (x, y, r, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const box = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const axes = (left, top, right, bottom) =>
  [
    ...range(9).map((i) => {
      const y = top + ((bottom - top) * i) / 8;
      return line(
        [
          [left, y],
          [right, y],
        ],
        '#c9d6e6',
        2,
      );
    }),
    ...range(13).map((i) => {
      const x = left + ((right - left) * i) / 12;
      return line(
        [
          [x, bottom],
          [x, bottom + (i % 3 === 0 ? 22 : 12)],
        ],
        INK,
        3,
      );
    }),
    line(
      [
        [left, top],
        [left, bottom],
        [right, bottom],
      ],
      INK,
      5,
    ),
  ].join('');
