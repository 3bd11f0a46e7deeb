import { TECH_FIELDS } from '@contract/tech-fields';
import { COVER_SIDE, type CoverField, type CoverKind, coverDrawing, projectCover } from './cover-drawing';

const FIELDS: readonly CoverField[] = [...TECH_FIELDS, 'computing', 'material', 'energy', 'result'];
const IDS = Array.from({ length: 200 }, (_, i) => i * 7 + 1);

/** Every x and y of a path of absolute commands. */
const pointsOf = (path: string): { xs: number[]; ys: number[] } => {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command, rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = rest.trim().split(/\s+/).filter(Boolean).map(Number);
    numbers.forEach((n, i) => {
      (command === 'H' || (command !== 'V' && i % 2 === 0) ? xs : ys).push(n);
    });
  }
  return { xs, ys };
};

describe.each(FIELDS)('the cover of %s', (field) => {
  it('is the same for the same item', () => {
    for (const id of IDS)
      expect(coverDrawing(field, id, 'demand')).toEqual(coverDrawing(field, id, 'demand'));
  });

  it('tells neighbours apart', () => {
    const drawings = new Set(IDS.map((id) => JSON.stringify(coverDrawing(field, id, 'demand'))));
    expect(drawings.size).toBeGreaterThan(IDS.length / 3);
  });

  it('uses absolute commands and stays above the ruler', () => {
    for (const id of IDS) {
      const { figure, needle } = coverDrawing(field, id, 'demand');
      expect(figure).toMatch(/^[MLHVQZ\d. ]+$/);
      const { xs, ys } = pointsOf(figure);
      expect(Math.min(...xs, needle)).toBeGreaterThanOrEqual(4);
      expect(Math.max(...xs, needle)).toBeLessThanOrEqual(COVER_SIDE - 4);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(6);
      expect(Math.max(...ys)).toBeLessThanOrEqual(36);
    }
  });
});

it('differs between fields for one id', () => {
  for (const id of IDS)
    expect(new Set(FIELDS.map((field) => coverDrawing(field, id, 'demand').figure)).size).toBe(FIELDS.length);
});

it.each<CoverKind>(['achievement'])('tells a demand from an %s of the same number', (kind) => {
  const same = TECH_FIELDS.flatMap((field) =>
    IDS.filter((id) => {
      const [one, other] = [coverDrawing(field, id, 'demand'), coverDrawing(field, id, kind)];
      return JSON.stringify(one) === JSON.stringify(other);
    }),
  );
  expect(same.length).toBeLessThan((TECH_FIELDS.length * IDS.length) / 50);
});

it('draws projects of different fields differently, and knows what to draw for a field it has never heard of', () => {
  const known = ['it', 'manufacture', 'material', 'energy', 'life', 'agri', 'urban'];
  expect(new Set(known.map(projectCover)).size).toBe(known.length);
  for (const unknown of ['quantum', 'toString', '', null]) expect(projectCover(unknown)).toBe('result');
});
