import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { Day, Month, Time } from '@contract/schema';
import { AppError } from '@server/errors/app-error';
import { inputValidator } from '@server/http/validate';

interface Shape {
  enum?: readonly string[];
  const?: unknown;
  pattern?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
}
type Wrap = (value: unknown) => unknown;
interface Place {
  key: string;
  part: 'params' | 'query' | 'body';
  path: string;
  shape: Shape;
  /** Puts a value at its place in the part of the request, with nothing else in it. */
  wrap: Wrap;
  check: ReturnType<typeof inputValidator>;
}

const within = (shape: Shape, path: string, wrap: Wrap): Pick<Place, 'path' | 'shape' | 'wrap'>[] => [
  { path, shape, wrap },
  ...Object.entries(shape.properties ?? {}).flatMap(([name, inner]) =>
    within(inner, `${path}.${name}`, (value) => wrap({ [name]: value })),
  ),
  ...(shape.items ? within(shape.items, `${path}.0`, (value) => wrap([value])) : []),
  ...(shape.anyOf ?? []).flatMap((inner) => within(inner, path, wrap)),
];
const places: Place[] = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([key, row]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const { params: _params, query: _query, body: _body, ...rest } = row;
    const check = inputValidator({ ...rest, [part]: row[part] });
    return within((row[part] ?? {}) as Shape, part, (value) => value).map((place) => ({
      key,
      part,
      check,
      ...place,
    }));
  }),
);

/** Values that are neither a valid choice nor a valid date. */
const NEITHER: unknown[] = [
  ...['', ' ', 'null', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'ｘ', '\u0000'],
  ...[0, -1, 1.5, true, [], ['a'], {}, { $ne: '' }, { length: 1 }],
];
const DAYS = ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '10000-01-01'];
const NO_DAYS = [
  '2026-02-29',
  '2026-02-31',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
];
const SPELT = [
  '２０２６-01-01',
  '2026/01/01',
  ' 2026-01-01',
  '2026-01-01 ',
  '2026-01-01\n',
  '01-01-2026',
  'today',
];
const at = (days: string[], clock = 'T09:00:00+08:00'): string[] => days.map((day) => day + clock);
const formOf = (schema: unknown): string | undefined => (schema as Shape).pattern;
const DATES = new Map<string | undefined, string[]>([
  [formOf(Day), [...DAYS, ...NO_DAYS, ...SPELT, '2026-01-01T09:00:00+08:00']],
  [formOf(Month), ['0000-01', '1899-12', '2200-01', '9999-12', '2026-13', '2026-00', '2026-1', '2026-01-01']],
  [
    formOf(Time),
    [
      ...at([...DAYS, ...NO_DAYS, ...SPELT]),
      ...at(['2026-01-01'], 'T24:00:00+08:00'),
      ...at(['2026-01-01'], 'T23:59:60Z'),
      ...at(['2026-01-01'], 'T09:00:00'),
      ...at(['2026-01-01'], 'T09:00:00+15:00'),
      ...at(['2026-01-01'], ' 09:00:00+08:00'),
      ...at(['2026-01-01'], 'T09:00:00+08:00[Asia/Shanghai]'),
    ],
  ],
]);
const wrongChoices = ({ enum: choices = [] }: Shape): unknown[] =>
  choices
    .filter((choice) => typeof choice === 'string')
    .flatMap((choice) => [
      ...[` ${choice}`, `${choice} `, `${choice}\u0000`, [choice], { [choice]: true }],
      ...[choice.toUpperCase(), choice.toLowerCase(), choice.replace(/^./, (c) => c.toUpperCase())].filter(
        (cased) => !choices.includes(cased),
      ),
    ]);
const wrongFor = ({ shape }: Place): unknown[] => {
  const dates = DATES.get(shape.pattern);
  if (dates) return [...NEITHER, ...dates];
  return shape.enum
    ? [...NEITHER, ...wrongChoices(shape)].filter((one) => !shape.enum?.includes(one as never))
    : [];
};

/** The error message for this place, whatever else is missing; null where the value is accepted. */
const saidAt = ({ check, part, path, wrap }: Place, value: unknown): string | null => {
  try {
    check({ params: {}, query: {}, body: {}, [part]: wrap(value) });
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 400) throw error;
    const { fields } = error.data as { fields: { path: string; message: string }[] };
    return fields.find((field) => field.path === path)?.message ?? null;
  }
};

it('no row takes a date or a choice that there is not, and each refusal says so at its place [req:attack-a39]', () => {
  const chosen = places.filter((place) => wrongFor(place).length > 0);
  const taken = chosen.flatMap((place) =>
    wrongFor(place)
      .filter((value) => !/[\u4e00-\u9fff]/.test(saidAt(place, value) ?? ''))
      .map((value) => `${place.key} ${place.path} takes ${JSON.stringify(value)}`),
  );

  expect(taken).toEqual([]);
  expect(chosen.length).toBeGreaterThan(150);
});
