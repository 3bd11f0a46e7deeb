import { flatten, nest } from '@contract/rules/draft-fields';
import { FIELD_LABELS } from '@contract/rules/field-labels';
import { checkFormality, findingsOf, withServed } from '@contract/rules/formality';
import type { FormalityContext } from '@contract/rules/formality/check';
import { isMasked } from '@contract/rules/id-number';
import { isSensitivePath } from '@contract/sensitive';
import { maskFields } from '@server/crypto/field-sealing';
import { aPeriod } from '@tests/support/a-period';
import { fullSections } from '@tests/support/an-application';

const context: FormalityContext = {
  period: aPeriod(),
  now: new Date('2026-09-14T14:08:00+08:00'),
  leader: { name: '沈知遥', certified: true },
  leaderNumber: '11010119670505002X',
  ownUnit: { name: '青陶水务科技有限公司', verified: true },
  others: [],
  files: [],
};
const ROW = 'm001';
const sealed = Object.keys(FIELD_LABELS)
  .map((pattern) => pattern.replace('*', ROW))
  .filter(isSensitivePath);

/** Values of an encrypted field: valid, invalid in various ways, and empty. */
const VALUES = [
  '11010519491231002X',
  '1101051949123100',
  '110105194902300021',
  '110105194912310021',
  '11010119670505002X',
  '',
  null,
];

/** The same person twice: only who can read both numbers sees it. */
const withTwin = (path: string, value: string | null) => {
  const twin = 'm002';
  const fields = { ...flatten(fullSections()), [path]: value };
  const copied = Object.entries(fields).flatMap(([at, held]) =>
    at.startsWith(`team.members.${ROW}.`) ? [[at.replace(ROW, twin), held] as const] : [],
  );
  return { ...fields, ...Object.fromEntries(copied), 'team.members': [ROW, twin] };
};

const asked = sealed.flatMap((path) => VALUES.map((value) => [path, value] as const));

test('there are sealed fields to ask about', () => expect(sealed).not.toEqual([]));

test.each(asked)('%s: %s is judged alike by the service and by a form that sees the mask', (path, value) => {
  for (const fields of [{ ...flatten(fullSections()), [path]: value }, withTwin(path, value)]) {
    const served = checkFormality(nest(fields), context);
    const shown = maskFields(fields);
    if (typeof value === 'string' && value !== '') expect(isMasked(String(shown[path]))).toBe(true);
    const own = withServed(checkFormality(nest(shown), context), served, isSensitivePath);
    expect(findingsOf(own)).toEqual(findingsOf(served));
    expect(own.map(({ verdict }) => verdict)).toEqual(served.map(({ verdict }) => verdict));
  }
});
