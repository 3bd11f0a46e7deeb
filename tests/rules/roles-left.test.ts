import type { LearningRole } from '@contract/learning-choices';
import { givesClass, rolesLeft } from '@contract/rules/roles-left';

type Standing = Parameters<typeof rolesLeft>[0];

const course: Standing = { kind: 'course', ofClass: false, roles: [], waiting: [] };
const project: Standing = { ...course, kind: 'project' };

it.each<[string, Standing, LearningRole[]]>([
  ['a stranger to a course', course, ['student', 'professor', 'assistant']],
  ['a student', { ...course, roles: ['student'] }, ['professor', 'assistant']],
  [
    'a student with the code of a class, who moves there',
    { ...course, ofClass: true, roles: ['student'] },
    ['student', 'professor', 'assistant'],
  ],
  ['who waits to assist', { ...course, waiting: ['assistant'] }, ['student']],
  ['a teacher', { ...course, roles: ['professor'] }, ['student']],
  ['whoever opened the course', { ...course, roles: ['creator'] }, []],
  ['whoever opened it, with the code of a class', { ...course, ofClass: true, roles: ['creator'] }, []],
  ['a stranger to a project', project, ['reporter', 'developer', 'manager']],
  ['a member of a project', { ...project, roles: ['reporter'] }, []],
  ['who waits for a project', { ...project, waiting: ['manager'] }, []],
])('leaves to %s what is still worth asking for', (_who, standing, left) => {
  expect(rolesLeft(standing)).toEqual(left);
});

it.each([
  ['一班', null, true],
  ['一班', '二班', true],
  ['一班', '一班', false],
  [null, '一班', false],
])('the code of %s gives a place in a class to whoever is in %s: %s', (ofCode, own, gives) => {
  expect(givesClass(ofCode, own)).toBe(gives);
});
