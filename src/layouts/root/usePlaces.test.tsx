import { act, screen } from '@testing-library/react';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { stubService } from '@tests/support/stubService';

it('leaves the address that the first page wants to be known under with that page', async () => {
  stubService(startAnswers());
  const canonical = () => document.querySelector('link[rel=canonical]');
  document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="https://example.cn/500">');
  const app = renderApp('/500');
  await screen.findByRole('heading', { level: 1 });
  expect(canonical()).toBeInTheDocument();

  await act(async () => (app.history() as { push: (to: string) => void }).push('/403'));

  expect(canonical()).toBeNull();
});
