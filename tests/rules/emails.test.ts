import { endpoints } from '@contract/endpoints';
import { FACT_FIELDS } from '@contract/fact-choices';
import { FINDING_TEXTS } from '@contract/finding-texts';
import { achievementProblems } from '@contract/rules/achievement-problems';
import { demandProblems } from '@contract/rules/demand-problems';
import * as shapes from '@contract/rules/draft-shapes';
import { ACHIEVEMENT_SHAPE, DEMAND_SHAPE } from '@contract/rules/draft-shapes';
import { factFault } from '@contract/rules/fact-faults';
import { FIELD_KINDS } from '@contract/rules/field-kinds';

import { emailFindings } from '@contract/rules/formality/check';
import { inChinese } from '@contract/word';

const TODAY = '2026-11-20';
const SAID = '邮箱应类似 name@example.cn';

const isAboutEmail = (name: string): boolean => /mail/i.test(name.split('.').at(-1) ?? '');
const asApplied = (path: string) => (value: string) =>
  emailFindings(path, value).map(({ code }) => FINDING_TEXTS[code]);

/** Every e-mail address that a person can enter, with the check of its form. */
const CHECKS: Record<string, (value: string) => string[]> = {
  'DEMAND_SHAPE contactEmail': (contactEmail) =>
    demandProblems({ ...DEMAND_SHAPE.blank, contactEmail }, TODAY)
      .filter(({ field }) => field === 'contactEmail')
      .map(({ text }) => text),
  'ACHIEVEMENT_SHAPE contactEmail': (contactEmail) =>
    achievementProblems({ ...ACHIEVEMENT_SHAPE.blank, contactEmail }, TODAY)
      .filter(({ field }) => field === 'contactEmail')
      .map(({ text }) => text),
  'application unit.contactEmail': asApplied('unit.contactEmail'),
  'application team.leaderEmail': asApplied('team.leaderEmail'),
  'fact email': (value) => {
    const fault = factFault('email', value, new Date());
    return fault ? [inChinese(fault)] : [];
  },
};
/** Refused by the service at its own place, before a code is sent there (tests/server/security/security.test.ts). */
const BOUND = ['POST /api/users/accounts/{login}/email_bind.json email'];

type Properties = Record<string, { type?: string }>;
const FIELDS = [
  ...Object.entries(shapes)
    .filter(([name]) => name.endsWith('_SHAPE'))
    .flatMap(([name, { kinds }]) => Object.keys(kinds).map((path) => [name, path] as const)),
  ...Object.keys(FIELD_KINDS).map((path) => ['application', path] as const),
  ...Object.keys(FACT_FIELDS).map((field) => ['fact', field] as const),
  ...Object.entries(endpoints).flatMap(([call, endpoint]) => {
    const body = 'body' in endpoint ? (endpoint.body as { properties?: Properties }) : {};
    return Object.entries(body.properties ?? {})
      .filter(([, { type }]) => type === 'string')
      .map(([name]) => [call, name] as const);
  }),
]
  .filter(([, path]) => isAboutEmail(path))
  .map((pair) => pair.join(' '));

test('every address of the product is looked at', () => {
  expect(FIELDS.toSorted()).toEqual([...Object.keys(CHECKS), ...BOUND].toSorted());
});

describe.each(Object.entries(CHECKS))('%s', (_, said) => {
  it.each(['x@', '没有邮箱', 'name@example', 'a b@example.cn', `${'x'.repeat(60)}@example.cn`])(
    'refuses %s with one sentence',
    (value) => expect(said(value)).toEqual([SAID]),
  );

  it.each(['', 'name@example.cn', 'First.Last+lab@mail.example.com'])('takes “%s”', (value) =>
    expect(said(value)).toEqual([]),
  );
});
