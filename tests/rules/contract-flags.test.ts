import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';

const flagged = (flag: 'ownCare' | 'lastGood' | 'countsViews' | 'recounts'): [string, Endpoint][] =>
  Object.entries<Endpoint>(endpoints).filter(([, row]) => row[flag]);

/** Where a schema offers a choice of nothing: such a field could be sent by nobody. */
const emptyChoices = (schema: unknown, place: string): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'enum' in schema && Array.isArray(schema.enum) && schema.enum.length === 0 ? [place] : [];
  return [
    ...own,
    ...Object.entries(schema).flatMap(([key, inner]) => emptyChoices(inner, `${place}.${key}`)),
  ];
};

it('no call has a field that takes no value', () => {
  expect(Object.entries(endpoints).flatMap(([key, row]) => emptyChoices(row, key))).toEqual([]);
});

describe('the flags of the contract', () => {
  it.each(flagged('lastGood'))('%s may be answered from memory: anybody reads the same', (key, row) => {
    expect(key).toMatch(/^GET /);
    expect(row).toMatchObject({ access: 'public' });
    expect(row.reply.kind).not.toBe('file');
  });

  it.each(flagged('recounts'))('%s is for everybody, and writes now and then', (_key, row) => {
    expect(row).toMatchObject({ lastGood: true });
    expect(row.countsViews).toBeUndefined();
  });

  it.each(flagged('countsViews'))(
    '%s would be kept for a second, if reading it were not counted',
    (_key, row) => {
      expect(row.lastGood).toBe(true);
    },
  );

  it.each(flagged('ownCare'))('%s is about the own account', (key, row) => {
    expect(key).toMatch(/^(?:POST|PUT|PATCH|DELETE) /);
    expect(row).toMatchObject({ access: 'signedIn' });
  });

  it('no answer has a field of its own that the app takes for the whole of it', () => {
    const fieldsOf = ({ reply }: Endpoint): string[] =>
      reply.kind === 'fields' ? Object.keys((reply.schema as { properties?: object }).properties ?? {}) : [];
    const taken = Object.entries<Endpoint>(endpoints).filter(([, row]) => fieldsOf(row).includes('data'));
    expect(taken).toEqual([]);
  });
});
