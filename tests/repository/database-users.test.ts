import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasUsers, noteUser } from '@tests/support/database-users';
import { temporaryDirectory } from '@tests/support/temporary-directory';

const directory = temporaryDirectory();
const users = join(directory, 'users');

it('nobody uses a database that nobody has asked for', () => {
  expect(hasUsers(directory)).toBe(false);
});

it('a process that has ended is no user and is forgotten', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(users, { recursive: true });
  writeFileSync(join(users, String(pid)), '');
  expect(hasUsers(directory)).toBe(false);
  expect(readdirSync(users)).toEqual([]);
});

it('one that runs is waited for, whether it is connected or not', () => {
  noteUser(directory);
  expect(hasUsers(directory)).toBe(true);
  expect(hasUsers(directory)).toBe(true);
});
