import { TECH_FIELDS } from '@contract/tech-fields';
import { COVER_SIDE, type CoverField, coverDrawing } from './cover-drawing';

const FIELDS: readonly CoverField[] = [...TECH_FIELDS, 'result'];
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
    for (const id of IDS) expect(coverDrawing(field, id)).toEqual(coverDrawing(field, id));
  });

  it('tells neighbours apart', () => {
    const drawings = new Set(IDS.map((id) => JSON.stringify(coverDrawing(field, id))));
    expect(drawings.size).toBeGreaterThan(IDS.length / 3);
  });

  it('uses absolute commands and stays above the ruler', () => {
    for (const id of IDS) {
      const { figure, needle } = coverDrawing(field, id);
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
    expect(new Set(FIELDS.map((field) => coverDrawing(field, id).figure)).size).toBe(FIELDS.length);
});
