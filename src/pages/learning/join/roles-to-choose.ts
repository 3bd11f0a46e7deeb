import {
  COURSE_IDENTITIES,
  type LearningRole,
  PROJECT_ROLES,
  TEACHING_ROLES,
} from '@contract/learning-choices';
import type { CodeFinding } from '@/services/learning';

/** What is still worth asking for. Empty: this person is in, or waits, and nothing is left to choose. */
export const rolesToChoose = ({ space, class_name, roles, waiting }: CodeFinding): LearningRole[] => {
  if (space.kind === 'project') return roles.length + waiting.length > 0 ? [] : [...PROJECT_ROLES];
  const teaches = [...roles, ...waiting].some((role) => TEACHING_ROLES.includes(role));
  return COURSE_IDENTITIES.filter((role) => {
    // The code of a class moves its student there.
    if (role === 'student') return !roles.includes('student') || class_name !== null;
    return !teaches;
  });
};
