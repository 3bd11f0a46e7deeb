import {
  COURSE_IDENTITIES,
  type LearningRole,
  PROJECT_ROLES,
  type SpaceKind,
  TEACHING_ROLES,
} from '@contract/learning-choices';

interface Standing {
  kind: SpaceKind;
  /** The code belongs to a class other than the person's own; using it moves a student there. */
  ofClass: boolean;
  roles: readonly LearningRole[];
  waiting: readonly LearningRole[];
}

/** Whether a code belongs to a class other than the person's own. */
export const givesClass = (ofCode: string | null, own: string | null): boolean =>
  ofCode !== null && ofCode !== own;

/**
 * Roles that the person can still request. Empty: the person has joined or is waiting, and there is nothing to choose.
 */
export const rolesLeft = ({ kind, ofClass, roles, waiting }: Standing): LearningRole[] => {
  if (kind === 'project') return roles.length + waiting.length > 0 ? [] : [...PROJECT_ROLES];
  // The creator of the course needs no code and cannot be a student in it.
  if (roles.includes('creator')) return [];
  const teaches = [...roles, ...waiting].some((role) => TEACHING_ROLES.includes(role));
  return COURSE_IDENTITIES.filter((role) =>
    role === 'student' ? !roles.includes('student') || ofClass : !teaches,
  );
};
