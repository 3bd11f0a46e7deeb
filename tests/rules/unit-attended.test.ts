import { checkFormality, findingsOf } from '@contract/rules/formality';
import { fullSections } from '@tests/support/an-application';
import { aFormalityContext } from './formality-form';

test('a unit that nobody looks after is a warning at its name, one that is looked after is none', () => {
  const about = (attended: boolean) =>
    findingsOf(
      checkFormality(
        fullSections(),
        aFormalityContext({ ownUnit: { name: '青陶水务科技有限公司', verified: true, attended } }),
      ),
    );
  expect(about(false)).toMatchObject([{ code: 'unitUnattended', level: 'warning', path: 'unit.name' }]);
  expect(about(true)).toEqual([]);
});
