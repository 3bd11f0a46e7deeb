import {
  COURSE_IDENTITIES,
  type LearningRole,
  PROJECT_ROLES,
  type SpaceKind,
  TEACHING_ROLES,
} from '@contract/learning-choices';

interface Standing {
  kind: SpaceKind;
  /** Of a class other than the own one: the code moves its student there. */
  ofClass: boolean;
  roles: readonly LearningRole[];
  waiting: readonly LearningRole[];
}

/** Whether the code of a class leads anywhere else than where this person is. */
export const givesClass = (ofCode: string | null, own: string | null): boolean =>
  ofCode !== null && ofCode !== own;

/** What is still worth asking for. Empty: this person is in, or waits, and nothing is left to choose. */
export const rolesLeft = ({ kind, ofClass, roles, waiting }: Standing): LearningRole[] => {
  if (kind === 'project') return roles.length + waiting.length > 0 ? [] : [...PROJECT_ROLES];
  // Whoever opened the course needs no code to it, and studies nowhere under themselves.
  if (roles.includes('creator')) return [];
  const teaches = [...roles, ...waiting].some((role) => TEACHING_ROLES.includes(role));
  return COURSE_IDENTITIES.filter((role) =>
    role === 'student' ? !roles.includes('student') || ofClass : !teaches,
  );
};
