/** Courses and learning projects: one machine for both (req:product-learning). */
export const SPACE_KINDS = ['course', 'project'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

/** Roles that a person may request in a course, in the order of the dialog. */
export const COURSE_IDENTITIES = ['student', 'professor', 'assistant'] as const;
/** Roles that a person may request in a learning project (req:calls-join-project). */
export const PROJECT_ROLES = ['reporter', 'developer', 'manager'] as const;
export const LEARNING_ROLES = ['creator', ...COURSE_IDENTITIES, ...PROJECT_ROLES] as const;
export type LearningRole = (typeof LEARNING_ROLES)[number];

/** Roles that decide join requests and manage the invite codes. */
export const DECIDING_ROLES: readonly LearningRole[] = ['creator', 'professor', 'manager'];
export const decides = (roles: readonly LearningRole[]): boolean =>
  roles.some((role) => DECIDING_ROLES.includes(role));

/** Roles that can be given to a member of a course or learning project. */
export const rolesOf = (kind: SpaceKind): readonly LearningRole[] =>
  kind === 'course' ? COURSE_IDENTITIES : PROJECT_ROLES;

/**
 * Who may change or remove whom: the creator everybody else, other deciding roles only members without a deciding role.
 * Nobody may do it to themselves; a member leaves instead.
 */
export const mayManage = (mine: readonly LearningRole[], theirs: readonly LearningRole[]): boolean => {
  if (theirs.includes('creator')) return false;
  if (mine.includes('creator')) return true;
  return decides(mine) && !decides(theirs);
};
/** Roles of the people who run a course or learning project, whose names are public. */
export const TEACHING_ROLES: readonly LearningRole[] = ['creator', 'professor', 'assistant', 'manager'];

/** 0 waiting, 1 accepted, 2 refused, -1 cancelled (req:product-learning). */
export const REQUEST_STATUS = { waiting: 0, accepted: 1, refused: 2, cancelled: -1 } as const;
export const REQUEST_STATUSES = ['0', '1', '2', '-1'] as const;

/** Derived from the clock, never stored. */
export const SPACE_STATES = ['open', 'ended'] as const;
export type SpaceState = (typeof SPACE_STATES)[number];

export const COURSE_CODE_LENGTH = 5;
/** Codes of a class and of a project. */
export const LONG_CODE_LENGTH = 6;

export const LEARNING_LIMITS = {
  title: { min: 4, max: 60 },
  summary: { min: 10, max: 200 },
  body: { max: 3000 },
  unitName: { min: 2, max: 60 },
  capacity: { min: 2, max: 2000 },
  className: { max: 20 },
  classes: 20,
  reason: { min: 5, max: 200 },
} as const;

export const JOIN_REFUSALS = [
  'codeEmpty',
  'codeLength',
  'codeWrong',
  'removed',
  'codeClosed',
  'ended',
  'full',
  'noRole',
  'roleUnknown',
  'twoTeachers',
  'member',
  'waiting',
  'profile',
  'certification1',
  'certification2',
  'certification3',
] as const;
export type JoinRefusal = (typeof JOIN_REFUSALS)[number];
