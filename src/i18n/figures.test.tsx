import { render, screen } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import { useCount } from './useCount';
import { usePercent } from './usePercent';

function Figures() {
  const percent = usePercent();
  const written = useCount();
  return (
    <p>{[percent(1.17), percent(0.3, 2), percent(0.3, 2, true), written(9.2), written(1409)].join(' | ')}</p>
  );
}

test.each([
  ['zh-CN', '117% | 30% | 30.00% | 9.2 | 1409'],
  ['en-US', '117% | 30% | 30.00% | 9.2 | 1409'],
  ['de-DE', '117 % | 30 % | 30,00 % | 9,2 | 1409'],
  ['ru-RU', '117 % | 30 % | 30,00 % | 9,2 | 1409'],
])('writes shares and fractions as %s does', (locale, figures) => {
  const provider = { locale, messages: {}, children: <Figures /> };
  render(<IntlProvider {...provider} />);

  expect(screen.getByRole('paragraph').textContent?.replaceAll('\u00a0', ' ')).toBe(figures);
});

it('writes the digits of Arabic pages as codes and amounts do', () => {
  const provider = { locale: 'ar-EG', messages: {}, children: <Figures /> };
  render(<IntlProvider {...provider} />);

  expect(screen.getByRole('paragraph').textContent).toMatch(/^117/);
});
