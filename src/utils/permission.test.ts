import type { RoleKey } from '@contract/enums';
import type { Permission } from '@contract/permissions';
import { allowConsole, takeUnexpectedConsole } from '@tests/setup/allow-console';
import { hasPermission, hasRole } from './permission';

describe('hasPermission', () => {
  it.each<[string, string[] | undefined, Permission | Permission[], boolean]>([
    ['one that is held [access.permission.single]', ['system:user:edit'], 'system:user:edit', true],
    [
      'any of several [access.permission.any]',
      ['cms:apply:audit'],
      ['cms:apply:list', 'cms:apply:audit'],
      true,
    ],
    ['the wildcard [access.permission.wildcard] [constant.wildcard]', ['*:*:*'], 'monitor:audit:list', true],
    ['one that is not held', ['system:user:list'], 'system:user:edit', false],
    ['a longer one of the same beginning', ['system:user'], 'system:user:edit', false],
    ['no list at all [access.permission.none]', undefined, 'system:user:edit', false],
  ])('%s', (_, held, required, expected) => {
    expect(hasPermission(held, required)).toBe(expected);
  });

  it.each([[undefined], [[]], ['' as Permission]])(
    'reports %p as a mistake of the caller [rule.permission.noList]',
    (required) => {
      allowConsole(/hasPermission needs a permission/);

      expect(hasPermission(['*:*:*'], required)).toBe(false);
      expect(console.error).toHaveBeenCalledTimes(1);
    },
  );
});

describe('hasRole', () => {
  const held = [{ roleKey: 'common' }, { roleKey: 'unit_admin' }];

  it.each<[string, RoleKey | RoleKey[], boolean]>([
    ['a role that is held [access.role]', 'unit_admin', true],
    ['any of several', ['expert', 'common'], true],
    ['a role that is not held', 'operator', false],
  ])('%s', (_, required, expected) => {
    expect(hasRole(held, required)).toBe(expected);
  });

  it('fails for somebody without roles', () => {
    expect(hasRole(undefined, 'common')).toBe(false);
  });

  it('reports a missing role list as a mistake of the caller', () => {
    expect(hasRole(held, [])).toBe(false);
    expect(takeUnexpectedConsole()).toEqual([expect.stringContaining('hasRole needs a role key')]);
  });
});
