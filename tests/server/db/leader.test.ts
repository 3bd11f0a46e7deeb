import { isConnectionLoss } from '@server/db/failures';
import { chooseLeader, type HostAnswer, Leader, noLeader } from '@server/db/leader';
import { startFaultProxy } from '@tests/support/startFaultProxy';
import { startOwnPostgres } from '@tests/support/startOwnPostgres';
import pg from 'pg';

const urlOf = (index: number): string => `postgresql://u:secret@h${index + 1}/x`;
/** Answers of hosts in the known cluster. */
const hosts = (...timelines: (number | null)[]): HostAnswer[] =>
  timelines.map((timeline, index) => ({ url: urlOf(index), timeline, cluster: 'known' }));
const anew = (...timelines: (number | null)[]): HostAnswer[] =>
  hosts(...timelines).map((host) => ({ ...host, cluster: 'new' }));
const away: HostAnswer = { url: urlOf(8), timeline: null, failure: new Error('away') };

const TIMELINE = 'select timeline_id as timeline from pg_control_checkpoint()';
const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
};

describe('the host that is written to', () => {
  it.each([
    ['none answers', [], 0, undefined],
    ['all can only be read', [null, null], 0, undefined],
    ['one can be written to', [null, 3, null], 0, 'h2'],
    ['an old leader does not know that it was followed', [2, 3, null], 0, 'h2'],
    ['only an old leader is there', [2, null], 3, undefined],
    ['the leader is the one of before', [3, null], 3, 'h1'],
  ] as const)('%s', (_, timelines, least, host) => {
    const leader = chooseLeader(hosts(...timelines), { cluster: 'known', timeline: least });

    expect(leader && new URL(leader.url).hostname).toBe(host);
  });
});

/** A new cluster counts its timelines from 1; timeline 3 of the known one has acknowledged writes. */
describe('a cluster in the place of the known one', () => {
  const known = { cluster: 'known', timeline: 3 };
  it.each([
    ['of which all hosts are', anew(null, 1, null), 3, 'h2'],
    ['of which most hosts are', [...anew(1, null), away], 3, 'h1'],
    ['that has come as far as the known one', anew(3, null, null), 3, 'h1'],
    ['of which one host is while the others are away', [...anew(1), away, away], 3, undefined],
    ['of which others have not answered yet', anew(1), 3, undefined],
    ['while somebody answers for the known one', [...anew(1, null), ...hosts(null)], 3, undefined],
    ['and yet another', [...anew(1, null), { ...away, failure: undefined, cluster: 'third' }], 3, undefined],
    [
      'while the known one leads',
      [...anew(1, null), ...hosts(3).map((own) => ({ ...own, url: urlOf(4) }))],
      3,
      'h5',
    ],
  ] as const)('%s', (_, answers, count, host) => {
    const leader = chooseLeader(answers, known, count);

    expect(leader && new URL(leader.url).hostname).toBe(host);
  });

  it('is taken for the leader without a restart', async () => {
    const [old, rebuilt] = await Promise.all([startOwnPostgres(), startOwnPostgres()]);
    await old.end('SIGINT');
    old.makeCopy();
    await old.startAgain();
    await query(old.url, 'select pg_promote()');
    // Addresses of two hosts; the servers behind them are exchanged.
    const place = { host: '127.0.0.1', port: old.port };
    const wires = await Promise.all([startFaultProxy(place), startFaultProxy(place)]);
    try {
      const leader = new Leader(wires.map(({ port }) => `postgresql://owner@127.0.0.1:${port}/postgres`));
      const before = await leader.find();
      place.port = rebuilt.port;
      leader.doubt(before);
      const after = await leader.find();

      expect(await query(after, TIMELINE)).toEqual([{ timeline: 1 }]);
      expect(await query(old.url, TIMELINE)).toEqual([{ timeline: 2 }]);
    } finally {
      await Promise.all(wires.map((wire) => wire.stop()));
      await Promise.all([old, rebuilt].map((postgres) => postgres.stop()));
    }
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
