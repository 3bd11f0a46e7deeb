import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { AppError } from '@server/errors/app-error';
import { inputValidator } from '@server/http/validate';

const OTHERS = [
  '0x1',
  '0b1',
  '01',
  '+1',
  '1.0',
  '1e0',
  '1n',
  ' 1',
  '1 ',
  '',
  'true',
  '１',
  '-0',
  ['1'],
  ['1', '1'],
];
/** Every number and boolean in the addresses of all contract rows. */
const places = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([key, row]) =>
  (['params', 'query'] as const).flatMap((part) =>
    Object.entries(
      (row[part] as { properties?: Record<string, { type?: string }> } | undefined)?.properties ?? {},
    )
      .filter(([, { type }]) => type === 'integer' || type === 'boolean')
      .map(([name, { type }]) => ({ key, row, part, name, type })),
  ),
);

type Place = (typeof places)[number];
/** Whether this value of this place is refused, whatever else is missing. */
const isRefused = ({ row, part, name }: Place, value: unknown): boolean => {
  try {
    const { params: _params, query: _query, body: _body, ...rest } = row;
    inputValidator({ ...rest, [part]: row[part] })({
      params: {},
      query: {},
      body: {},
      [part]: { [name]: value },
    });
    return false;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return JSON.stringify(error).includes(`"${part}.${name}"`);
  }
};

describe('what an address says has one spelling [req:attack-a39]', () => {
  it('at every place of every row', () => {
    const taken = places.flatMap((place) =>
      OTHERS.filter(
        (value) => !(place.type === 'boolean' && value === 'true') && !isRefused(place, value),
      ).map((value) => `${place.key} ${place.part}.${place.name} takes ${JSON.stringify(value)}`),
    );

    expect(taken).toEqual([]);
    expect(places.length).toBeGreaterThan(280);
  });

  it('which is taken', () => {
    const good = { integer: ['1', '2024'], boolean: ['true'] };
    const refused = places.filter((place) =>
      good[place.type as keyof typeof good].every((value) => isRefused(place, value)),
    );

    expect(refused.map(({ key, name }) => `${key} ${name}`)).toEqual([]);
  });
});
