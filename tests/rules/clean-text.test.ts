import { cleanCode, cleanEmail, cleanLine, cleanPhone } from '@contract/rules/clean-text';

it('takes codes, phone numbers and addresses as people paste them', () => {
  expect(cleanCode(' 91330106 ma2cflxx０m ')).toBe('91330106MA2CFLXX0M');
  expect(cleanPhone('+86 138-0000-0001')).toBe('13800000001');
  expect(cleanPhone('１３８ ００００ ０００１')).toBe('13800000001');
  expect(cleanEmail(' name＠example.cn ')).toBe('name@example.cn');
});

it('leaves the words of a line alone', () => {
  expect(cleanLine(' 面向 县域水务的平台　')).toBe('面向 县域水务的平台');
});
