import { createTurns } from '@server/pages/drawing-turns';

const never = () => new Promise<string>(() => undefined);
const at = async () => 'drawn';

it('draws for everybody while there is rest', () => {
  const draw = createTurns(() => false);

  expect([draw(never), draw(never)]).not.toContain(null);
});

it('draws one at a time without rest, and never nothing', async () => {
  const draw = createTurns(() => true);

  expect(await draw(at)).toBe('drawn');
  await expect(draw(() => Promise.reject(new Error('no words')))).rejects.toThrow('no words');
  const first = draw(never);
  expect(first).not.toBeNull();
  expect(draw(at)).toBeNull();
});
