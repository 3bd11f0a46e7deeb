import { screen } from '@testing-library/react';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { stubService } from '@tests/support/stubService';

it('names every public page once, and none that a visitor may not open', async () => {
  stubService(startAnswers());
  renderApp('/sitemap');
  await screen.findByRole('heading', { level: 1, name: '网站地图' });

  const main = screen.getByRole('main');
  const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/', '/demand', '/policyDoc', '/faq', '/privacy']));
  expect(links).toHaveLength(new Set(links).size);
  expect(links.filter((link) => /^\/(?:user|admin|404|innovation\/myProjects)/.test(link ?? ''))).toEqual([]);
});
