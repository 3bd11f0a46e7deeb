// Of invented numbers.
import { axes, BLUE, box, dot, H, INK, line, numbers, range, W, WARM } from './strokes.mjs';

/** The signals of three sensors at a leak, and the position of the leak in the spectrum. */
export function sound() {
  const next = numbers(11);
  const rows = range(3).map((row) => {
    const middle = 160 + row * 170;
    const points = range(500).map((i) => {
      const near = Math.exp(-(((i - 190 - row * 90) / 60) ** 2));
      return [100 + i * 2.8, middle + (next() - 0.5) * (24 + near * 190) * (1 - row * 0.15)];
    });
    return (
      box(90, middle - 75, 1420, 150, row % 2 ? '#ffffff' : '#eef4fa') +
      line(points, row === 0 ? WARM : BLUE, 3)
    );
  });
  const bars = range(64).map((i) => {
    const high = 12 + 150 * Math.exp(-(((i - 24) / 7) ** 2)) + next() * 22;
    return box(100 + i * 22, 830 - high, 15, high, Math.abs(i - 24) < 7 ? WARM : BLUE);
  });
  return (
    rows.join('') +
    line(
      [
        [90, 832],
        [1510, 832],
      ],
      INK,
      4,
    ) +
    bars.join('')
  );
}

/** A network of pipes with the reach in which the model places the leak. */
export function network() {
  const next = numbers(7);
  const at = (column, row) => [
    170 + column * 210 + (next() - 0.5) * 70,
    140 + row * 205 + (next() - 0.5) * 60,
  ];
  const nodes = range(7).map((column) => range(4).map((row) => at(column, row)));
  const pipes = [];
  for (const column of range(7))
    for (const row of range(4)) {
      const width = 6 + (next() * 14) / (1 + row * 0.5);
      if (column < 6 && next() > 0.12)
        pipes.push(line([nodes[column][row], nodes[column + 1][row]], '#7da3cf', width));
      if (row < 3 && next() > 0.3)
        pipes.push(line([nodes[column][row], nodes[column][row + 1]], '#a9c2df', width * 0.7));
    }
  const [a, b] = [nodes[3][1], nodes[4][1]];
  const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const glow = [230, 170, 115, 60].map((r) => dot(middle[0], middle[1], r, WARM, 'opacity="0.16"'));
  const places = nodes.flat().map(([x, y]) => dot(x, y, 13, '#fff', `stroke="${BLUE}" stroke-width="6"`));
  return [...glow, ...pipes, line([a, b], WARM, 16), ...places, dot(middle[0], middle[1], 18, WARM)].join('');
}

/** A hillside in contour lines; cold air gathers where they widen. */
export function slopes() {
  const height = (x, y) =>
    Math.sin(x / 260) * 0.9 + Math.cos(y / 190 + x / 520) * 0.8 + Math.sin((x + y) / 310) * 0.5 + y / 900;
  const side = 20;
  const cells = range(W / side).flatMap((i) =>
    range(H / side).map((j) => {
      const level = height(i * side, j * side);
      const band = Math.floor((level + 2) * 4);
      const cold = Math.max(0, Math.min(1, (0.4 - level) / 2.2));
      const fill = `rgb(${Math.round(226 - cold * 150)},${Math.round(238 - cold * 105)},${Math.round(222 + cold * 5)})`;
      return (
        box(
          i * side,
          j * side,
          side,
          side,
          band % 2 ? fill : '#ffffff',
          band % 2 ? '' : `fill-opacity="0" `,
        ) + box(i * side, j * side, side, side, fill, 'fill-opacity="0.85"')
      );
    }),
  );
  const rows = range(26).map((row) => {
    const points = range(81).map((i) => [i * 20, row * 40 + height(i * 20, row * 40) * 34]);
    return line(points, '#3f7a54', 3, 'opacity="0.55"');
  });
  const posts = [
    [360, 300],
    [760, 560],
    [1220, 250],
    [1340, 690],
  ].map(([x, y]) => dot(x, y, 26, '#fff', `stroke="${BLUE}" stroke-width="8"`) + dot(x, y, 9, WARM));
  return [...cells, ...rows, ...posts].join('');
}

/** Curves that fall below a limit, each with its measured points. */
export function curves(seed, falls, limit) {
  const next = numbers(seed);
  const at = (i, fall) => 160 + 560 * (1 - Math.exp(-((i / 60) ** 1.6) * fall));
  return [
    axes(150, 110, 1500, 780),
    box(150, limit, 1350, 780 - limit, '#f6e2d8', 'opacity="0.8"'),
    line(
      [
        [150, limit],
        [1500, limit],
      ],
      WARM,
      5,
      'stroke-dasharray="22 16"',
    ),
    ...falls.map((fall, index) => {
      const stroke = [BLUE, '#5c8fca', '#9db9da'][index];
      const points = range(61).map((i) => [150 + i * 22.4, at(i, fall)]);
      const seen = points
        .filter((_, i) => i % 5 === 2)
        .map(([x, y]) => dot(x, y + (next() - 0.5) * 34, 12, '#fff', `stroke="${stroke}" stroke-width="6"`));
      return line(points, stroke, 8) + seen.join('');
    }),
  ].join('');
}
