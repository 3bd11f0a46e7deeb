import { screen } from '@testing-library/react';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { stubService } from '@tests/support/stubService';

describe('the whole app', () => {
  it('shows the not-found page for a path that nothing claims [route.unmatched]', async () => {
    const service = stubService(startAnswers());

    renderApp('/no/such/path');

    expect(await screen.findByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeInTheDocument();
    expect(service.unanswered).toEqual([]);
  });
});
