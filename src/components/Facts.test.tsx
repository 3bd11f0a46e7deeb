import { render } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import { Facts } from './Facts';

it.each([
  ['zh-CN', '审核意见表，11 KB，2026-11-20'],
  ['en-US', '审核意见表, 11 KB, 2026-11-20'],
  ['ar-EG', '审核意见表، 11 KB، 2026-11-20'],
])('puts facts in a row as %s does, each by itself', (locale, text) => {
  const facts = ['审核意见表', '11 KB', '2026-11-20'];
  const provider = { locale, messages: {}, children: <Facts facts={facts} /> };
  const { container } = render(<IntlProvider {...provider} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(facts);
});
