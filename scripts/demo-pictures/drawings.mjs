// Drawings of invented things.
import { box, dot, INK, line, numbers, range, WARM } from './strokes.mjs';

/** Two tanks in a row, with what settles in them and what flows out. */
export function tanks() {
  const next = numbers(3);
  const tank = (x, water) =>
    box(x, 260, 380, 440, '#fff', `stroke="${INK}" stroke-width="8" rx="14"`) +
    box(x + 8, 330, 364, 362, water) +
    `<path d="M${x + 8} 690l130-90h104l130 90z" fill="#8a97a6"/>` +
    range(46)
      .map(() => dot(x + 40 + next() * 300, 360 + next() * 230, 4 + next() * 7, '#fff', 'opacity="0.7"'))
      .join('');
  const pipe = (points) => line(points, INK, 26) + line(points, '#8db4de', 14);
  return [
    pipe([
      [40, 400],
      [250, 400],
    ]),
    pipe([
      [600, 400],
      [900, 400],
    ]),
    pipe([
      [1250, 400],
      [1560, 400],
    ]),
    pipe([
      [440, 700],
      [440, 810],
      [1090, 810],
      [1090, 700],
    ]),
    tank(250, '#9cc3ea'),
    tank(890, '#cfe4f7'),
    line(
      [
        [440, 150],
        [440, 560],
      ],
      INK,
      12,
    ) +
      line(
        [
          [370, 540],
          [510, 540],
        ],
        INK,
        16,
      ),
    line(
      [
        [1080, 150],
        [1080, 560],
      ],
      INK,
      12,
    ) +
      line(
        [
          [1010, 540],
          [1150, 540],
        ],
        INK,
        16,
      ),
    box(385, 100, 110, 70, WARM, 'rx="10"') + box(1025, 100, 110, 70, WARM, 'rx="10"'),
  ].join('');
}

/** A bearing ring under the wheel, with the burnt place on its race. */
export function ring() {
  const rings = [
    [330, '#b9c6d6'],
    [300, '#e6edf5'],
    [250, '#9fb0c4'],
    [190, '#f4f7fb'],
  ];
  const balls = range(11).map((i) => {
    const turn = (i / 11) * Math.PI * 2;
    return dot(
      800 + Math.cos(turn) * 275,
      450 + Math.sin(turn) * 275,
      44,
      '#dfe8f2',
      `stroke="${INK}" stroke-width="5"`,
    );
  });
  const sparks = range(40).map((i) => {
    const turn = -0.55 + (i % 8) * 0.05;
    const far = 60 + ((i * 37) % 330);
    return line(
      [
        [1075 + Math.cos(turn) * far, 300 + Math.sin(turn) * far],
        [1075 + Math.cos(turn) * (far + 26), 300 + Math.sin(turn) * (far + 26)],
      ],
      '#e08a4a',
      4,
    );
  });
  return [
    ...rings.map(([r, fill]) => dot(800, 450, r, fill, `stroke="${INK}" stroke-width="7"`)),
    ...balls,
    `<path d="M1026 262A294 294 0 0 1 1092 430" fill="none" stroke="${WARM}" stroke-width="34" stroke-linecap="round"/>`,
    ...sparks,
    ...[420, 520].map(
      (r) =>
        `<circle cx="800" cy="450" r="${r}" fill="none" stroke="#b7cbe2" stroke-width="3" stroke-dasharray="4 18"/>`,
    ),
  ].join('');
}

/** The frame of an old hall: the darker, the damper. */
export function hall() {
  const wet = (share) =>
    `rgb(${Math.round(214 - share * 150)},${Math.round(178 - share * 75)},${Math.round(132 + share * 40)})`;
  const beam = (x, y, w, h, share) => box(x, y, w, h, wet(share), `stroke="${INK}" stroke-width="4" rx="5"`);
  const posts = range(5).map((i) => {
    const x = 240 + i * 270;
    const steps = range(8).map((j) => box(x, 380 + j * 52, 44, 52, wet((j / 7) * (i === 1 ? 1 : 0.6))));
    return (
      steps.join('') +
      box(x, 380, 44, 416, 'none', `stroke="${INK}" stroke-width="4"`) +
      beam(x - 26, 796, 96, 34, 0.8)
    );
  });
  const brackets = range(5).flatMap((i) =>
    range(3).map((j) => beam(222 + i * 270 - j * 30, 356 - j * 28, 80 + j * 60, 24, 0.15)),
  );
  return [
    `<path d="M60 250Q500 200 800 60Q1100 200 1540 250L1480 286H120Z" fill="#5c6f86" stroke="${INK}" stroke-width="6"/>`,
    ...range(22).map((i) =>
      line(
        [
          [150 + i * 60, 284],
          [(800 + 150 + i * 60) / 2 + 20, 150],
        ],
        '#8495aa',
        3,
      ),
    ),
    ...posts,
    beam(160, 330, 1280, 44, 0.2),
    ...brackets,
    beam(120, 830, 1360, 40, 0.9),
  ].join('');
}
