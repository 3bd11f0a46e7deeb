import { APPLICATION_STATUSES } from '@contract/enums';
import {
  isAbsent,
  mayChangeLeader,
  SUCCESSOR_OBSTACLES,
  type SuccessorFacts,
  type SuccessorRules,
  successorObstacle,
} from '@contract/rules/leader-change';

const FIT: SuccessorFacts = {
  isActive: true,
  isCertified: true,
  isOfUnit: true,
  hasJudged: false,
  isOnlyAuditor: false,
  born: '1985-06-01',
  filed: 0,
  running: 1,
};
const RULES: SuccessorRules = { maxPerPerson: 1, limits: { ageMax: 55, runningMax: 2 }, day: '2026-09-30' };

describe('whoever is to lead a project', () => {
  it.each<[string, Partial<SuccessorFacts>, Partial<SuccessorRules>, string | null]>([
    ['fits', {}, {}, null],
    ['cannot be signed in to', { isActive: false }, {}, 'gone'],
    ['is not certified', { isCertified: false }, {}, 'uncertified'],
    ['is of another unit', { isOfUnit: false }, {}, 'outside'],
    ['has judged it', { hasJudged: true }, {}, 'judged'],
    ['would audit the own case', { isOnlyAuditor: true }, {}, 'auditor'],
    ['is 56', { born: '1970-09-30' }, {}, 'age'],
    ['is 56 tomorrow', { born: '1970-10-01' }, {}, null],
    ['is of an age that no document says', { born: null }, {}, null],
    ['is of any age, where none is set', { born: '1940-01-01' }, { limits: {} }, null],
    ['has filed in the period', { filed: 1 }, {}, 'filed'],
    ['may file two in the period', { filed: 1 }, { maxPerPerson: 2 }, null],
    ['carries out as many as may be', { running: 2 }, {}, 'running'],
    ['carries out many, where none is set', { running: 9 }, { limits: {} }, null],
  ])('%s', (_, facts, rules, obstacle) => {
    expect(successorObstacle({ ...FIT, ...facts }, { ...RULES, ...rules })).toBe(obstacle);
  });

  it('is told what comes first of several', () => {
    const none: SuccessorFacts = {
      isActive: false,
      isCertified: false,
      isOfUnit: false,
      hasJudged: true,
      isOnlyAuditor: true,
      born: '1940-01-01',
      filed: 9,
      running: 9,
    };
    expect(successorObstacle(none, RULES)).toBe(SUCCESSOR_OBSTACLES[0]);
  });
});

it('is asked for while the project is carried out', () => {
  expect(APPLICATION_STATUSES.filter(mayChangeLeader)).toEqual(['approved', 'stage_one', 'stage_two']);
});

it.each([
  [true, true, false],
  [true, false, true],
  [false, true, true],
  [false, false, true],
])('a leader who may sign in (%s) and is of the unit (%s) is absent: %s', (isActive, isOfUnit, absent) => {
  expect(isAbsent({ isActive, isOfUnit })).toBe(absent);
});
