import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';

const flagged = (flag: 'ownCare' | 'lastGood' | 'countsViews' | 'recounts'): [string, Endpoint][] =>
  Object.entries<Endpoint>(endpoints).filter(([, row]) => row[flag]);

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
});
