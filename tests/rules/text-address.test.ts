import { isTextAddress } from '@contract/rules/text-address';

it.each([
  ['https://example.cn/a?b=1#c', true],
  ['HTTP://example.cn', true],
  ['mailto:office@example.cn', true],
  ['tel:0791-0000-0000', true],
  ['/policyDoc/3', true],
  ['#s2', true],
  ['data:image/png;base64,AAAA', true],
  ['data:image/svg+xml;base64,AAAA', false],
  ['ftp://example.cn', false],
  ['javascript:alert(1)', false],
  ['//example.cn', false],
  ['/\\example.cn', false],
  ['\u0001javascript:x', false],
  ['java\tscript:x', false],
  [' https://example.cn', false],
  ['policyDoc/3', false],
])('%j leads somewhere: %s', (address, leads) => {
  expect(isTextAddress(address)).toBe(leads);
});
