import type { LearningRole } from '@contract/learning-choices';
import { JOIN_REFUSALS } from '@contract/learning-choices';
import { isInviteCode, joinAddress, readInviteCode } from '@contract/rules/invite-code';
import {
  decideCourseJoin,
  decideProjectJoin,
  type Joiner,
  type JoinTarget,
} from '@contract/rules/join-decision';
import { refusalCode, refusalOf, refusalText } from '@contract/rules/join-refusal';

const aTarget = (facts: Partial<JoinTarget> = {}): JoinTarget => ({
  ended: false,
  removed: false,
  codeOpen: true,
  full: false,
  requiresRealName: false,
  requiresProfessional: false,
  ...facts,
});
const aJoiner = (facts: Partial<Joiner> = {}): Joiner => ({
  profileComplete: true,
  certified: false,
  professionalCertified: false,
  roles: [],
  waiting: [],
  ...facts,
});
const course = (wanted: LearningRole[], joiner: Partial<Joiner> = {}, target: Partial<JoinTarget> = {}) =>
  decideCourseJoin(aTarget(target), aJoiner(joiner), wanted);

describe('joining a course', () => {
  it('lets a student in at once and makes teachers wait', () => {
    expect(course(['student'])).toEqual({ refusal: null, join: ['student'], ask: [], waits: null });
    expect(course(['professor'])).toEqual({
      refusal: null,
      join: [],
      ask: ['professor'],
      waits: 'professor',
    });
    expect(course(['student', 'assistant'])).toEqual({
      refusal: null,
      join: ['student'],
      ask: ['assistant'],
      waits: 'assistant',
    });
  });

  it.each<[string, LearningRole[], Partial<Joiner>]>([
    ['a student once more', ['student'], { roles: ['student'] }],
    ['a creator as a teacher', ['professor'], { roles: ['creator'] }],
    ['a teacher as an assistant', ['assistant'], { roles: ['professor'] }],
  ])('means nothing new for %s', (_who, wanted, joiner) => {
    expect(course(wanted, joiner)).toEqual({ refusal: null, join: [], ask: [], waits: null });
  });

  it('repeats that the request waits instead of asking twice', () => {
    expect(course(['professor'], { waiting: ['professor'] })).toEqual({
      refusal: null,
      join: [],
      ask: [],
      waits: 'professor',
    });
  });

  it.each<[string, LearningRole[], Partial<Joiner>, Partial<JoinTarget>]>([
    ['noRole', [], {}, {}],
    ['twoTeachers', ['professor', 'assistant'], {}, {}],
    ['twoTeachers', ['professor'], { waiting: ['assistant'] }, {}],
    ['ended', ['student'], {}, { ended: true }],
    ['codeClosed', ['student'], {}, { codeOpen: false }],
    ['removed', ['student'], {}, { removed: true, codeOpen: false, ended: true }],
    ['profile', ['student'], { profileComplete: false }, { requiresRealName: true }],
    ['certification1', ['student'], {}, { requiresRealName: true }],
    [
      'certification2',
      ['student'],
      { certified: true },
      { requiresRealName: true, requiresProfessional: true },
    ],
    ['certification3', ['student'], {}, { requiresRealName: true, requiresProfessional: true }],
    ['full', ['student'], {}, { full: true }],
    // Nothing that they fill in or certify gives them a place.
    ['full', ['student'], { profileComplete: false }, { full: true, requiresRealName: true }],
  ])('is refused with %s', (refusal, wanted, joiner, target) => {
    expect(course(wanted, joiner, target)).toEqual({ refusal });
  });

  it('takes no place from somebody who is in a full course already', () => {
    expect(course(['professor'], { roles: ['student'] }, { full: true })).toMatchObject({
      ask: ['professor'],
    });
  });
});

describe('joining a project', () => {
  it('lets a reporter in at once and makes the others wait', () => {
    expect(decideProjectJoin(aTarget(), aJoiner(), 'reporter')).toMatchObject({
      join: ['reporter'],
      ask: [],
    });
    expect(decideProjectJoin(aTarget(), aJoiner(), 'manager')).toMatchObject({ join: [], ask: ['manager'] });
  });

  it('refuses members and those who wait', () => {
    expect(decideProjectJoin(aTarget(), aJoiner({ roles: ['reporter'] }), 'developer')).toEqual({
      refusal: 'member',
    });
    expect(decideProjectJoin(aTarget(), aJoiner({ waiting: ['manager'] }), 'reporter')).toEqual({
      refusal: 'waiting',
    });
  });
});

describe('an invitation code', () => {
  it.each([
    [' k7m3q ', 'K7M3Q'],
    ['Ｋ７Ｍ３Ｑ', 'K7M3Q'],
    ['WATER-8', 'WATER8'],
    [`https://learning.example.com${joinAddress('K7M3Q')}`, 'K7M3Q'],
    [`${joinAddress('K7M3Q')}&from=poster`, 'K7M3Q'],
  ])('is read from %s', (typed, code) => {
    expect(readInviteCode(typed)).toBe(code);
    expect(isInviteCode(code)).toBe(true);
  });

  it.each(['', 'K7M3', 'K7M3QRS', 'K0M3Q', '邀请码邀请'])('is not %s', (typed) => {
    expect(isInviteCode(readInviteCode(typed))).toBe(false);
  });
});

it('has a sentence of its own for each refusal, and the page knows which one it is', () => {
  const said = JOIN_REFUSALS.filter((refusal) => refusal !== 'roleUnknown').map((each) =>
    refusalText('course', each),
  );

  expect(new Set(said).size).toBe(said.length);
  for (const refusal of JOIN_REFUSALS) expect(refusalOf(refusalCode(refusal))).toBe(refusal);
  expect(refusalOf('learning.something')).toBeUndefined();
});
