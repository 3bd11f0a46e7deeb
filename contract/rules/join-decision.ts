import type { JoinRefusal, LearningRole } from '@contract/learning-choices';

/** The facts about a course or project that matter for joining it. */
export interface JoinTarget {
  ended: boolean;
  /** Taken down by a moderator. */
  removed: boolean;
  codeOpen: boolean;
  full: boolean;
  requiresRealName: boolean;
  requiresProfessional: boolean;
}

export interface Joiner {
  profileComplete: boolean;
  certified: boolean;
  professionalCertified: boolean;
  roles: readonly LearningRole[];
  /** Roles with an undecided request. */
  waiting: readonly LearningRole[];
}

export type JoinDecision =
  | { refusal: JoinRefusal }
  /**
   * `join`: roles granted at once; `ask`: roles to request now; `waits`: the role with an undecided request, new or
   * old.
   */
  | { refusal: null; join: LearningRole[]; ask: LearningRole[]; waits: LearningRole | null };

const refuse = (refusal: JoinRefusal): JoinDecision => ({ refusal });

/** Why nobody can join at present, checked before a role is chosen. */
export const closedSpaceRefusal = ({ removed, codeOpen, ended }: JoinTarget): JoinRefusal | null => {
  // Checked first, because a new code would not help.
  if (removed) return 'removed';
  if (!codeOpen) return 'codeClosed';
  return ended ? 'ended' : null;
};

/** Why this person cannot join in any role; reasons that they can do nothing about come first. */
export const readinessRefusal = (target: JoinTarget, joiner: Joiner): JoinRefusal | null => {
  if (target.full && joiner.roles.length === 0) return 'full';
  if (!joiner.profileComplete) return 'profile';
  const lacksRealName = target.requiresRealName && !joiner.certified;
  const lacksProfessional = target.requiresProfessional && !joiner.professionalCertified;
  if (lacksRealName && lacksProfessional) return 'certification3';
  if (lacksProfessional) return 'certification2';
  return lacksRealName ? 'certification1' : null;
};

const TEACHERS: readonly LearningRole[] = ['creator', 'professor', 'assistant'];
const isTeacher = (role: LearningRole): boolean => TEACHERS.includes(role);

/** An assistant may ask to become a teacher; for everybody else a second teaching role means nothing new. */
const holds = (roles: readonly LearningRole[], wanted: LearningRole): boolean =>
  wanted === 'professor' ? roles.includes('creator') || roles.includes('professor') : roles.some(isTeacher);

/**
 * In a course, a student joins at once; the roles of teacher and assistant have to be requested
 * (req:calls-join-course).
 */
export const decideCourseJoin = (
  target: JoinTarget,
  joiner: Joiner,
  wanted: readonly LearningRole[],
): JoinDecision => {
  const closed = closedSpaceRefusal(target);
  if (closed) return refuse(closed);
  if (wanted.length === 0) return refuse('noRole');
  const teaching = wanted.filter(isTeacher);
  if (teaching.length > 1) return refuse('twoTeachers');
  const join = wanted.filter((role) => role === 'student' && !joiner.roles.includes(role));
  const waits = teaching.find((role) => !holds(joiner.roles, role)) ?? null;
  const ask = waits && !joiner.waiting.includes(waits) ? [waits] : [];
  if (ask.length > 0 && joiner.waiting.some(isTeacher)) return refuse('twoTeachers');
  if (join.length === 0 && ask.length === 0) return { refusal: null, join, ask, waits };
  const lack = readinessRefusal(target, joiner);
  return lack ? refuse(lack) : { refusal: null, join, ask, waits };
};

/** Projects: a reporter joins at once, every other role is asked for (req:calls-join-project). */
export const decideProjectJoin = (target: JoinTarget, joiner: Joiner, role: LearningRole): JoinDecision => {
  const closed = closedSpaceRefusal(target);
  if (closed) return refuse(closed);
  if (joiner.roles.length > 0) return refuse('member');
  if (joiner.waiting.length > 0) return refuse('waiting');
  const lack = readinessRefusal(target, joiner);
  if (lack) return refuse(lack);
  return role === 'reporter'
    ? { refusal: null, join: [role], ask: [], waits: null }
    : { refusal: null, join: [], ask: [role], waits: role };
};
