import { render, screen } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import { useTitleSign, useWordGap } from './link-signs';

function Sentence() {
  const gap = useWordGap();
  const between = useTitleSign();
  return (
    <p>
      [lead]{gap}
      <a href="/one">[one]</a>
      {between}
      <a href="/two">[two]</a>
    </p>
  );
}

it.each([
  ['zh-CN', '[lead][one][two]'],
  ['ja-JP', '[lead][one][two]'],
  ['de-DE', '[lead] [one], [two]'],
  ['ko-KR', '[lead] [one], [two]'],
  ['ar-EG', '[lead] [one]، [two]'],
])('words and the links that they lead to stand as %s writes them', (locale, said) => {
  const provider = { locale, messages: {}, children: <Sentence /> };
  render(<IntlProvider {...provider} />);
  expect(screen.getByRole('paragraph').textContent).toBe(said);
});
