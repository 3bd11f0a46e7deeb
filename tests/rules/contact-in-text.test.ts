import { hasContact, hideContacts } from '@contract/rules/contact-in-text';

const HIDDEN = '［联系方式仅会员可见］';

it.each([
  ['电话 19900000066 找我', `电话 ${HIDDEN} 找我`],
  ['199 0000 0066', HIDDEN],
  ['199-0000-0066', HIDDEN],
  ['+86 19900000066', HIDDEN],
  ['１９９００００００６６', HIDDEN],
  ['0791-88880000', HIDDEN],
  ['写信到 a.b+c@mail.example.cn。', `写信到 ${HIDDEN}。`],
])('hides the contact in %s', (text, shown) => {
  expect(hasContact(text)).toBe(true);
  expect(hideContacts(text)).toBe(shown);
});

it.each(['18 台仪表，2026-09 起', '不低于 98.5%，120000 公里', 'XQ2026-0220', '编号 202600000000000123'])(
  'leaves %s as it is',
  (text) => {
    expect(hasContact(text)).toBe(false);
    expect(hideContacts(text)).toBe(text);
  },
);
