import { classMoves, renamingsFit } from '@contract/rules/class-names';

it('knows which names went and which came', () => {
  expect(classMoves(['一班', '二班'], ['二班', '甲班'])).toEqual({ gone: ['一班'], fresh: ['甲班'] });
});

const STANDS = ['一班', '二班'];
it.each([
  ['none', [], ['一班'], true],
  ['one that went to one that came', [['一班', '甲班']], ['甲班', '二班'], true],
  [
    'both',
    [
      ['一班', '甲班'],
      ['二班', '乙班'],
    ],
    ['甲班', '乙班'],
    true,
  ],
  ['one that stays', [['一班', '甲班']], ['一班', '二班', '甲班'], false],
  ['one that never was', [['三班', '甲班']], ['甲班'], false],
  ['to a name that is taken', [['一班', '二班']], ['二班'], false],
  ['to a name that is not wanted', [['一班', '甲班']], ['二班'], false],
  [
    'two to the same',
    [
      ['一班', '甲班'],
      ['二班', '甲班'],
    ],
    ['甲班'],
    false,
  ],
  [
    'one to two',
    [
      ['一班', '甲班'],
      ['一班', '乙班'],
    ],
    ['甲班', '乙班'],
    false,
  ],
])('renaming %s', (_, pairs, wanted, fits) => {
  const renamed = pairs.map(([from, to]) => ({ from: from as string, to: to as string }));
  expect(renamingsFit(renamed, STANDS, wanted)).toBe(fits);
});
