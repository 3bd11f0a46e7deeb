import type { TechField } from '@contract/tech-fields';

/** `result` stands for a project of a field that has no figure of its own. */
export type CoverField = TechField | 'computing' | 'material' | 'energy' | 'result';

/** Figures of the fields that projects are filed under: the top entries of the dictionary `kczx_field`. */
const PROJECT_FIELDS: Readonly<Record<string, CoverField>> = {
  it: 'computing',
  manufacture: 'manufacturing',
  material: 'material',
  energy: 'energy',
  life: 'medicine',
  agri: 'agriculture',
  urban: 'logistics',
};

/** Operators can edit the dictionary: an entry that is not listed above gets the common drawing. */
export const projectCover = (field: string | null): CoverField =>
  (field !== null && Object.hasOwn(PROJECT_FIELDS, field) && PROJECT_FIELDS[field]) || 'result';

export type CoverKind = 'demand' | 'achievement' | 'result';
/** A demand and an achievement may share field and id, but must not share a cover. */
const KIND_SHIFT: Record<CoverKind, number> = { demand: 0, achievement: 500_009, result: 0 };

/** Side of the square. The drawing stays within 4 to 44 horizontally and 6 to 36 vertically; the ruler is at 42. */
export const COVER_SIDE = 48;
const STEP = 5;
const LEFT = 4;
const FLOOR = 36;
const AXIS = 21;

type Pick = (choices: number) => number;

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** Neighbouring ids must not look alike, so that the id is mixed before it is read. */
const pickerOf = (id: number): Pick => {
  let state = Math.imul(id + 1, 0x9e3779b1) >>> 0;
  return (choices) => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) >>> 0;
    state = (state ^ (state >>> 13)) >>> 0;
    return state % choices;
  };
};

const box = (x: number, y: number, half: number): string =>
  `M${x - half} ${y - half}H${x + half}V${y + half}H${x - half}Z`;

/** A turned shaft about its axis. */
const shaft = (pick: Pick): string =>
  times(4, (i) => {
    const x = LEFT + i * 10;
    const half = i % 2 ? 10 + pick(3) * 2 : 4 + pick(3) * 2;
    return `M${x} ${AXIS - half}H${x + 10}V${AXIS + half}H${x}Z`;
  }).join('') + times(5, (i) => `M${LEFT + i * 9} ${AXIS}H${LEFT + i * 9 + 4}`).join('');

/** Ears on their stalks. */
const stalks = (pick: Pick): string =>
  times(4, (i) => {
    const x = 9 + i * 10;
    const top = 8 + pick(4) * 3;
    const leaf = (y: number) =>
      `M${x} ${y}Q${x - 4} ${y} ${x - 4} ${y - 5}M${x} ${y}Q${x + 4} ${y} ${x + 4} ${y - 5}`;
    return `M${x} ${FLOOR}V${top}${leaf(top + 6)}${leaf(top + 12)}`;
  }).join('');

/** Rings that share their sides: one in the middle and three of its six neighbours. */
const rings = (pick: Pick): string => {
  const around = [
    [10.4, 0],
    [5.2, 9],
    [-5.2, 9],
    [-10.4, 0],
    [-5.2, -9],
    [5.2, -9],
  ] as const;
  const first = pick(6);
  const chosen = [0, 1 + pick(2), 3 + pick(3)].map((turn) => around[(first + turn) % 6] ?? around[0]);
  return [[0, 0] as const, ...chosen]
    .map(([dx, dy]) => {
      const at = (x: number, y: number) => `${(24 + dx + x).toFixed(1)} ${AXIS + dy + y}`;
      return `M${at(0, -6)}L${at(5.2, -3)}L${at(5.2, 3)}L${at(0, 6)}L${at(-5.2, 3)}L${at(-5.2, -3)}Z`;
    })
    .join('');
};

/** Two beats of a pulse. */
const pulse = (pick: Pick): string =>
  `M${LEFT} 24${times(2, (i) => {
    const x = 8 + i * 20 + pick(4);
    const high = 24 - 8 - pick(4) * 3;
    return `H${x}L${x + 3} ${high}L${x + 7} ${24 + 6 + pick(3) * 3}L${x + 10} 24`;
  }).join('')}H44`;

/** A route between its stops. */
const route = (pick: Pick): string => {
  const stops = times(4, (i) => ({ x: 6 + i * 12, y: 9 + pick(4) * 8 }));
  const way = stops.map(({ x, y }, i) => (i ? `H${x - 6}V${y}H${x - 2}M${x + 2} ${y}` : `M${x + 2} ${y}`));
  return way.join('') + stops.map(({ x, y }) => box(x, y, 2)).join('');
};

/** A lattice window, the same on both sides. */
const lattice = (pick: Pick): string => {
  const cell = (x: number, y: number, kind: number) =>
    [
      `M${x} ${y - 5}L${x + 5} ${y}L${x} ${y + 5}L${x - 5} ${y}Z`,
      box(x, y, 2),
      `M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x + 5} ${y - 5}L${x - 5} ${y + 5}`,
    ][kind] ?? '';
  const rows = times(3, (row) => {
    const y = 11 + row * 10;
    const side = pick(3);
    return cell(14, y, side) + cell(24, y, pick(3)) + cell(34, y, side);
  });
  return `M9 6H39V36H9ZM19 6V36M29 6V36M9 16H39M9 26H39${rows.join('')}`;
};

/** Cells of a record, some of them set. */
const cells = (pick: Pick): string =>
  times(12, (i) => {
    const [x, y] = [LEFT + 5 + (i % 4) * 10, 11 + Math.floor(i / 4) * 10];
    return pick(3) === 0 ? box(x, y, 4) : `${box(x, y, 4)}M${x - 2} ${y}H${x + 2}`;
  }).join('');

/** Layers under one another, each with its own grain. */
const layers = (pick: Pick): string =>
  times(3, (i) => {
    const y = 6 + i * 10;
    const [gap, slant] = [4 + pick(4), pick(2) * 4];
    const grain = times(Math.floor(36 / gap), (n) => {
      const x = LEFT + n * gap;
      return `M${x} ${y + 8}L${x + slant} ${y}`;
    });
    return `M${LEFT} ${y}H44V${y + 8}H${LEFT}Z${grain.join('')}`;
  }).join('');

/** Waves over each other. */
const waves = (pick: Pick): string =>
  times(4, (i) => {
    const y = 10 + i * 7;
    const high = 1 + pick(4);
    return `M${LEFT} ${y}${times(4, (n) => {
      const x = LEFT + n * 10;
      const peak = n % 2 ? y + high : y - high;
      return `Q${x + 5} ${peak} ${x + 10} ${y}`;
    }).join('')}`;
  }).join('');

/** Steps that rise to their target. */
const steps = (pick: Pick): string => {
  let y = FLOOR;
  const treads = times(4, (i) => {
    y -= 3 + pick(4);
    return `V${y}H${LEFT + (i + 1) * 10}`;
  });
  return `M${LEFT} ${FLOOR}${treads.join('')}V${FLOOR}Z${times(4, (i) => `M${LEFT + i * 11} ${y - 2}H${LEFT + i * 11 + 5}`).join('')}`;
};

const FIGURES: Record<CoverField, (pick: Pick) => string> = {
  manufacturing: shaft,
  agriculture: stalks,
  chemistry: rings,
  medicine: pulse,
  logistics: route,
  heritage: lattice,
  computing: cells,
  material: layers,
  energy: waves,
  result: steps,
};

/** The cover of an item without a picture: the drawing of its field, and the position of the needle on its ruler. */
export const coverDrawing = (
  field: CoverField,
  id: number,
  kind: CoverKind,
): { figure: string; needle: number } => {
  const pick = pickerOf(id + KIND_SHIFT[kind]);
  return { needle: LEFT + (1 + pick(7)) * STEP, figure: FIGURES[field](pick) };
};
