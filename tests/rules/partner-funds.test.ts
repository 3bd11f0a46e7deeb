import type { Sections } from '@contract/application';
import { checkFormality, findingsOf } from '@contract/rules/formality';
import { emptySections } from '@tests/support/an-application';
import { aFormalityContext, aFormPartner, changedForm } from './formality-form';

const MILLION = 100_000_000;
const withFund =
  (fund: number, change: (s: Sections) => void = () => undefined) =>
  (s: Sections): void => {
    s.unit.partners = [aFormPartner({ fund })];
    change(s);
  };
const noBudget = (s: Sections): void => {
  s.budget = emptySections().budget;
};

/** The sources of funds of the full form add up to 180. */
test.each<[what: string, change: (s: Sections) => void, over: string | null]>([
  ['less than the sources', withFund(10 * 1_000_000), null],
  ['as much as the sources', withFund(180 * 1_000_000), null],
  ['more than the sources', withFund(181 * 1_000_000), '1.00'],
  ['less than the sources, before the budget is written', withFund(10 * 1_000_000, noBudget), null],
  ['more than the sources, before the budget is written', withFund(2 * MILLION, noBudget), '20.00'],
  [
    'before the sources are written',
    withFund(MILLION, (s) => {
      s.unit.selfFund = null;
    }),
    null,
  ],
  [
    'less than the sources, with a budget that does not equal them',
    withFund(MILLION, (s) => {
      noBudget(s);
      s.budget.labour.self = 1_000_000;
    }),
    null,
  ],
])('partners with %s', (_, change, over) => {
  const found = findingsOf(checkFormality(changedForm(change), aFormalityContext()));
  const own = found.filter(({ code }) => code === 'partnerFund');
  expect(own.map(({ path, params }) => [path, params?.['x']])).toEqual(
    over === null ? [] : [['unit.partners', over]],
  );
});
