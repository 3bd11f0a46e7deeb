import type { DBSchema } from 'idb';
import { deviceDatabase } from './device-database';

interface Notes extends DBSchema {
  notes: { key: string; value: string };
}

const deleted = (name: string): Promise<void> =>
  new Promise((done, fail) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => done();
    request.onerror = () => fail(request.error);
  });

it('gives way to whoever deletes the database, and opens it anew afterwards', async () => {
  const database = deviceDatabase<Notes>('device-database-test', 'notes');
  await (await database()).put('notes', '甲', 'a');

  await deleted('device-database-test');

  expect(await (await database()).get('notes', 'a')).toBeUndefined();
  await (await database()).put('notes', '乙', 'a');
  expect(await (await database()).get('notes', 'a')).toBe('乙');
});

it('opens it once for all who ask', () => {
  const database = deviceDatabase<Notes>('device-database-test', 'notes');

  expect(database()).toBe(database());
});

it('tries again after it could not be opened', async () => {
  const database = deviceDatabase<Notes>('device-database-test', 'notes');
  jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('no place left', 'QuotaExceededError');
  });

  await expect(database()).rejects.toThrow('no place left');

  expect((await database()).name).toBe('device-database-test');
});
