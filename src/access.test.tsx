import { AccessContext } from '@@/plugin-access/context';
import { render, renderHook, screen } from '@testing-library/react';
import { aPerson } from '@tests/support/signedInService';
import { Access, useAccessMarkedRoutes } from '@umijs/max';
import access from './access';
import type { InitialState } from './hooks/initial-state';

const stateOf = (permissions: string[] | null): InitialState =>
  ({
    rights: permissions && { roles: aPerson().roles, permissions, duties: [] },
  }) as unknown as InitialState;

const VISITOR = stateOf(null);

describe('what a person may see', () => {
  it.each([
    ['a visitor', VISITOR, false, false],
    ['an applicant', stateOf(['cms:apply:add']), true, false],
    ['staff', stateOf(['cms:apply:list']), true, true],
    ['an administrator', stateOf(['*:*:*']), true, true],
    ['before the start has loaded', undefined, false, false],
  ])('%s', (_, state, signedIn, staff) => {
    expect(access(state)).toMatchObject({ signedIn, staff });
  });

  it('is asked for the permission of a route, never without one', () => {
    const { permitted } = access(stateOf(['*:*:*']));

    expect(permitted({ permission: 'cms:period:list' })).toBe(true);
    expect(permitted({})).toBe(false);
    expect(access(VISITOR).permitted({ permission: 'cms:period:list' })).toBe(false);
  });

  it('has no permission that is misspelt', () => {
    // @ts-expect-error the types know every permission: this is `cms:apply:audit` with a slip
    expect(access(stateOf(['cms:apply:audit'])).may('cms:aply:audit')).toBe(false);
  });

  it('asks the roles by their keys', () => {
    const { is } = access(stateOf([]));

    expect([is('common'), is('operator')]).toEqual([true, false]);
  });
});

interface Marked {
  path?: string;
  access?: string;
  permission?: string;
  unaccessible?: boolean;
  routes?: Marked[];
}

/** The routes as the access plugin marks them for one person. */
function mark(state: InitialState, routes: Marked[]): Marked[] {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <AccessContext.Provider value={access(state)}>{children}</AccessContext.Provider>
  );
  return renderHook(() => useAccessMarkedRoutes(routes as never), { wrapper }).result.current as Marked[];
}

const group = (): Marked[] => [
  {
    routes: [
      { path: '/admin/period', access: 'permitted', permission: 'cms:period:list' },
      { path: '/admin/audit', access: 'permitted', permission: 'monitor:audit:list' },
    ],
  },
  { path: '/user', access: 'signedIn', routes: [{ path: '/user/demand' }] },
  { path: '/demand' },
  { path: '/odd', access: 'noSuchFlag' },
];

describe('the access plugin', () => {
  it('makes a route unreachable when its access is false, and its children with it', () => {
    const [, user, demand] = mark(VISITOR, group());

    expect([user?.unaccessible, user?.routes?.[0]?.unaccessible, demand?.unaccessible]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('makes a parent unreachable when all its children are, and only then [rule.routeAccess.parent]', () => {
    const marksFor = (permissions: string[]): unknown => {
      const [admin] = mark(stateOf(permissions), group());
      return [admin?.unaccessible, ...(admin?.routes ?? []).map(({ unaccessible }) => unaccessible)];
    };

    expect(marksFor([])).toEqual([true, true, true]);
    expect(marksFor(['monitor:audit:list'])).toEqual([false, true, false]);
  });

  it('opens nothing for a flag that does not exist', () => {
    expect(mark(stateOf(['*:*:*']), group())[3]?.unaccessible).toBe(true);
  });
});

it('a guard shows its content when the flag is true, its fallback otherwise [access.guard]', () => {
  render(
    <>
      <Access accessible fallback="没有权限">
        <button type="button">导出数据</button>
      </Access>
      <Access accessible={false} fallback="没有权限">
        <button type="button">删除批次</button>
      </Access>
    </>,
  );

  expect(screen.getByRole('button', { name: '导出数据' })).toBeVisible();
  expect(screen.getByText('没有权限')).toBeVisible();
  expect(screen.queryByRole('button', { name: '删除批次' })).not.toBeInTheDocument();
});
