import { notePendingSave, pendingSavesOf } from './pending-saves';

const later = () => {
  let done: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    done = resolve;
    fail = reject;
  });
  return { promise, done, fail };
};

const isSettled = async (promise: Promise<void>): Promise<boolean> => {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await new Promise((tick) => setTimeout(tick, 0));
  return settled;
};

it('makes the next reader of a record wait for its last save', async () => {
  const save = later();
  notePendingSave('a', save.promise);

  const reading = pendingSavesOf('a');
  expect(await isSettled(reading)).toBe(false);
  expect(await isSettled(pendingSavesOf('b'))).toBe(true);
  save.done();
  expect(await isSettled(reading)).toBe(true);
});

it('lets the reader on when the save has failed', async () => {
  const save = later();
  notePendingSave('a', save.promise);

  const reading = pendingSavesOf('a');
  save.fail(new Error('offline'));

  await expect(reading).resolves.toBeUndefined();
});
