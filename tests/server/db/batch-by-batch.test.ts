import { batchByBatch } from '@server/db/batchByBatch';
import { oneByOne } from '@server/db/oneByOne';

const IDS = [3, 5, 8, 13, 21];
const twoAfter = async (after: number): Promise<number[]> => IDS.filter((id) => id > after).slice(0, 2);

describe('batch by batch', () => {
  it('does all of them, each batch at once', async () => {
    const batches: number[][] = [];
    const done = await batchByBatch(twoAfter, async (ids) => batches.push([...ids]) && ids.length);

    expect(batches).toEqual([[3, 5], [8, 13], [21]]);
    expect(done).toBe(5);
  });

  it('leaves out only the one at fault, and tells of it at the end', async () => {
    const done: number[] = [];
    const act = async (ids: readonly number[]): Promise<number> => {
      if (ids.includes(8)) throw new Error('the eighth cannot be read');
      return done.push(...ids);
    };

    await expect(batchByBatch(twoAfter, act)).rejects.toThrow('the eighth cannot be read');
    expect(done).toEqual([3, 5, 13, 21]);
  });

  it('leaves the rest for the next round', async () => {
    const done: number[] = [];
    await batchByBatch(twoAfter, async (ids) => done.push(...ids), 2);

    expect(done).toEqual([3, 5, 8, 13]);
  });

  it('ends at once where the database is away', async () => {
    let asked = 0;
    const away = Object.assign(new Error('terminating connection due to administrator command'), {
      code: '57P01',
    });
    const act = async (): Promise<number> => {
      asked += 1;
      throw away;
    };

    await expect(batchByBatch(twoAfter, act)).rejects.toBe(away);
    expect(asked).toBe(1);
  });
});

it('one by one, what fails keeps none of those behind it from their turn', async () => {
  const done: number[] = [];
  const act = async (id: number): Promise<boolean> => {
    if (id === 3) throw new Error('the third');
    return done.push(id) > 0;
  };

  await expect(oneByOne(twoAfter, act)).rejects.toThrow('the third');
  expect(done).toEqual([5, 8, 13, 21]);
});
