import { allowConsole, takeUnexpectedConsole } from '@tests/setup/allow-console';
import { hasPermission, hasRole } from './permission';

describe('hasPermission', () => {
  it.each([
    ['one that is held [access.permission.single]', ['system:user:add'], 'system:user:add', true],
    [
      'any of several [access.permission.any]',
      ['cms:apply:audit'],
      ['cms:apply:list', 'cms:apply:audit'],
      true,
    ],
    ['the wildcard [access.permission.wildcard] [constant.wildcard]', ['*:*:*'], 'anything:at:all', true],
    ['one that is not held', ['system:user:list'], 'system:user:add', false],
    ['a longer one of the same beginning', ['system:user'], 'system:user:add', false],
    ['no list at all [access.permission.none]', undefined, 'system:user:add', false],
  ])('%s', (_, held, required, expected) => {
    expect(hasPermission(held, required)).toBe(expected);
  });

  it.each([[undefined], [[]], ['']])(
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

  it.each([
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
