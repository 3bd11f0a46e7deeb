import { findingText } from '@contract/rules/finding';
import { aDraft } from '@tests/support/aDraft';
import { setTypedNumber, typedNumber, withTypedNumbers } from './typed-numbers';

const owner = { userId: 11, name: '沈知遥', certified: true };
const sentences = (draft: ReturnType<typeof aDraft>): string[] =>
  withTypedNumbers(draft, []).map(findingText);

describe('a text where a number belongs', () => {
  it('stays in its field and keeps out of the draft', () => {
    const draft = aDraft({ 'unit.specialFund': 1_000_000 });
    setTypedNumber(draft, 'unit.specialFund', '12x');
    expect(typedNumber(draft, 'unit.specialFund')).toBe('12x');
    expect(draft.value('unit.specialFund')).toBeNull();
  });

  it('is named in place of the emptiness it leaves', () => {
    const draft = aDraft();
    setTypedNumber(draft, 'unit.specialFund', '1.234');
    const required = {
      code: 'required',
      path: 'unit.specialFund',
      section: 'unit',
      level: 'blocker',
    } as const;
    const found = withTypedNumbers(draft, [required]);
    expect(found.map(findingText)).toEqual(['金额应为不小于 0、最多两位小数的数字']);
  });

  it('is forgotten once a number is typed', () => {
    const draft = aDraft();
    setTypedNumber(draft, 'budget.labour.special', '一万');
    setTypedNumber(draft, 'budget.labour.special', 1_000_000);
    expect(typedNumber(draft, 'budget.labour.special')).toBe(1_000_000);
    expect(sentences(draft)).toEqual([]);
  });

  it('says whose months are wrong', () => {
    const draft = aDraft(
      {
        'base.termStart': '2027-01',
        'base.termEnd': '2028-12',
        'team.members': ['m001'],
        'team.members.m001.name': '顾明谦',
      },
      { owner },
    );
    setTypedNumber(draft, 'team.leaderMonths', '一年');
    setTypedNumber(draft, 'team.members.m001.months', '半年');
    expect(sentences(draft)).toEqual(['沈知遥的投入应为 0.5—24 人月', '顾明谦的投入应为 0.5—24 人月']);
  });

  it('goes with its row', () => {
    const draft = aDraft({ 'unit.partners': ['p001'] });
    setTypedNumber(draft, 'unit.partners.p001.fund', '待定');
    draft.set('unit.partners', []);
    expect(sentences(draft)).toEqual([]);
  });
});
