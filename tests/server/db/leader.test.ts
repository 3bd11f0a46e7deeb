import { isConnectionLoss } from '@server/db/failures';
import { chooseLeader, type HostAnswer, noLeader } from '@server/db/leader';
import pg from 'pg';

const hosts = (...timelines: (number | null)[]): HostAnswer[] =>
  timelines.map((timeline, index) => ({ url: `postgresql://u:secret@h${index + 1}/x`, timeline }));

describe('the host that is written to', () => {
  it.each([
    ['none answers', [], 0, undefined],
    ['all can only be read', [null, null], 0, undefined],
    ['one can be written to', [null, 3, null], 0, 'h2'],
    ['an old leader does not know that it was followed', [2, 3, null], 0, 'h2'],
    ['only an old leader is there', [2, null], 3, undefined],
    ['the leader is the one of before', [3, null], 3, 'h1'],
  ] as const)('%s', (_, timelines, least, host) => {
    const leader = chooseLeader(hosts(...timelines), least);

    expect(leader && new URL(leader.url).hostname).toBe(host);
  });
});

describe('no host to write to', () => {
  const [one, two] = hosts(null, null) as [HostAnswer, HostAnswer];
  const refused = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
  const wrong = new pg.DatabaseError('password authentication failed', 0, 'error');
  wrong.code = '28P01';

  it('is worth another attempt, and says of each host why', () => {
    const error = noLeader([
      { ...one, failure: refused },
      two,
      ...hosts(1).map((old) => ({ ...old, url: 'postgresql://h3/x' })),
    ]);

    expect(isConnectionLoss(error)).toBe(true);
    expect(String(error)).toContain('h1:5432 connect ECONNREFUSED；h2:5432 只读；h3:5432 是已被取代的旧主库');
    expect(String(error)).not.toContain('secret');
  });

  it('is not waited for where every host refuses for good', () => {
    expect(
      noLeader([
        { ...one, failure: wrong },
        { ...two, failure: wrong },
      ]),
    ).toBe(wrong);
    expect(
      isConnectionLoss(
        noLeader([
          { ...one, failure: wrong },
          { ...two, failure: refused },
        ]),
      ),
    ).toBe(true);
  });
});
