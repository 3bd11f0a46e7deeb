/** The wildcard that passes every check (req:spec-permissions). */
export const ALL_PERMISSIONS = '*:*:*' as const;

/** Permissions on other people's records: anybody who holds one has a page in the admin area (req:product-roles). */
export const STAFF_PERMISSIONS = [
  'cms:period:list',
  'cms:period:add',
  'cms:period:edit',
  'cms:period:remove',
  'cms:apply:list',
  'cms:apply:decide',
  'cms:review:score',
  'cms:content:edit',
  'cms:demand:moderate',
  'cms:achi:moderate',
  'system:cert:review',
  'system:school:review',
  'system:user:list',
  'system:user:edit',
  'system:role:edit',
  'system:dict:edit',
  'system:setting:edit',
  'monitor:audit:list',
] as const;

/** Permissions of every person on their own records, and of a unit on its own. */
export const OWN_PERMISSIONS = [
  'cms:apply:add',
  'cms:demand:add',
  'cms:achi:add',
  'cms:chart:list',
  'cms:apply:audit',
  'system:unit:member',
] as const;

/** Every right there is, for the screen that hands them out. */
export const PERMISSIONS = [...OWN_PERMISSIONS, ...STAFF_PERMISSIONS] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Whether somebody with these rights has anything to do in the admin area. */
export const opensAdmin = (held: readonly string[]): boolean =>
  held.includes(ALL_PERMISSIONS) || STAFF_PERMISSIONS.some((permission) => held.includes(permission));

/** Rights inside a unit come with its administration, which the office confers; all others come with a role. */
const OF_UNIT = ['cms:apply:audit', 'system:unit:member'];

/** Who can give somebody this right. */
export const granterOf = (permission: string): 'operator' | 'admin' =>
  OF_UNIT.includes(permission) ? 'operator' : 'admin';

/** Nobody hands out what they do not hold themselves (req:attack-a25). */
export const mayGrant = (held: readonly string[], granted: readonly string[]): boolean =>
  held.includes(ALL_PERMISSIONS) || granted.every((permission) => held.includes(permission));

/**
 * A person who may read every application sees every count; for others, counts that could identify a person are hidden.
 */
export const EVERY_FIGURE: Permission = 'cms:apply:list';
