import { APPLICATION_STATUSES, type ApplicationStatus } from '@contract/enums';
import { nest } from '@contract/rules/draft-fields';
import { conditionOf, isEndorsed } from '@contract/rules/filing-condition';
import { checkFormality } from '@contract/rules/formality';

/** States of a certification: status of the newest one, whether the account is certified, and what is waited for. */
const STANDINGS = [
  { name: 'never asked for', certified: false, newest: null, waits: 'none' },
  { name: 'looked at', certified: false, newest: 0, waits: 'pending' },
  { name: 'agreed', certified: true, newest: 1, waits: null },
  { name: 'refused', certified: false, newest: 2, waits: 'refused' },
  { name: 'taken back', certified: false, newest: 3, waits: 'none' },
  { name: 'given up after it was agreed', certified: false, newest: 3, waits: 'none' },
] as const;
const AT_THE_UNIT: readonly ApplicationStatus[] = ['submitted', 'unit_review'];

const TABLE = STANDINGS.flatMap((standing) =>
  APPLICATION_STATUSES.map((status) => ({ ...standing, status })),
);

test.each(TABLE)('$status with a certification $name', ({ status, certified, newest, waits }) => {
  const found = conditionOf({ status, certified, newestCertification: newest });
  expect(found).toBe(AT_THE_UNIT.includes(status) ? waits : null);
});

test.each(STANDINGS)('filing with a certification $name is never in the way', ({ certified }) => {
  const verdict = checkFormality(nest({}), { leader: { name: '林小满', certified } }).find(
    ({ id }) => id === 'team.realName',
  );
  expect(verdict?.verdict).toBe(certified ? 'passed' : 'warning');
});

test.each([
  ['stamped for what is filed', 'unit_review', 2, 2, true],
  ['stamped for an earlier version', 'unit_review', 2, 1, false],
  ['not stamped', 'unit_review', 1, null, false],
  ['with the office already', 'formal_check', 1, 1, false],
  ['taken back', 'withdrawn', 1, 1, false],
] as const)('an application that is %s', (_, status, filedVersion, sealedVersion, expected) => {
  expect(isEndorsed({ status, filedVersion, sealedVersion })).toBe(expected);
});
