import { LeaderMarks } from '@server/db/standbys/leader-marks';
import type pg from 'pg';

/** A leader that answers only when the test lets it. */
const aLeader = () => {
  const state = { written: 0, heard: 0 as number | null, asked: 0, isAway: false };
  const query = async () => {
    state.asked += 1;
    if (state.isAway) throw new Error('away');
    return { rows: [{ position: `0/${state.asked}`, timeline: '00000001', system: 'ours' }] };
  };
  const marks = new LeaderMarks({
    pool: { query } as unknown as Pick<pg.Pool, 'query'>,
    written: () => state.written,
    changes: { heard: () => state.heard },
  });
  return { state, marks };
};

describe('where the leader is', () => {
  it('is asked once for all who want to know at the same time, and kept for a moment', async () => {
    const { state, marks } = aLeader();
    const [one, other] = await Promise.all([marks.current(), marks.current()]);

    expect(one).toBe(other);
    expect(await marks.current()).toBe(one);
    expect(state.asked).toBe(1);
  });

  it.each([
    ['we have written', { written: 1 }],
    ['others told of a change', { heard: 1 }],
    ['nobody can be sure to hear of a change any more', { heard: null }],
  ])('is asked anew once %s', async (_, change) => {
    const { state, marks } = aLeader();
    const before = await marks.current();
    Object.assign(state, change);

    expect((await marks.current())?.position).toBeGreaterThan(before?.position ?? 0n);
  });

  it('is asked anew where something was written while it was asked', async () => {
    const { state, marks } = aLeader();
    const early = marks.take();
    state.written += 1;
    const late = marks.current();

    expect(await late).not.toBe(await early);
    expect((await late)?.written).toBe(1);
  });

  it('is not known after a fifth of a second', async () => {
    const { state, marks } = aLeader();
    await marks.current();
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now + 201);
    await marks.current();
    clock.mockRestore();

    expect(state.asked).toBe(2);
  });

  it('is not known while it does not answer', async () => {
    const { state, marks } = aLeader();
    state.isAway = true;

    expect(await marks.current()).toBeNull();
  });
});
