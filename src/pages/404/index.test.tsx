import { act, screen } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { signedInService } from '@tests/support/signedInService';
import { perform } from '@/request/perform';
import { saveLastError } from '@/utils/last-error';

const earlier = { text: '坏了', errorCode: null, traceId: 't-earlier', path: '/demand' };

describe.each(['/403', '/404', '/500', '/exception'])('%s', (path) => {
  test('opened by its address, it shows no failure from before', async () => {
    signedInService();
    saveLastError(earlier);
    renderApp(path);

    await screen.findByRole('heading', { level: 1 });

    expect(screen.queryByText(/t-earlier/)).not.toBeInTheDocument();
    // The page must not refer to a problem number below it when it shows none.
    expect(screen.queryByText(/下面的编号/)).not.toBeInTheDocument();
  });

  test('where a failure led there, it shows that one', async () => {
    signedInService();
    renderApp('/privacy');
    await screen.findByRole('heading', { level: 1 });

    act(() => {
      perform([
        { kind: 'saveError', error: { text: '坏了', errorCode: null, traceId: 't-now' } },
        { kind: 'goTo', path, replace: true },
      ]);
    });

    expect(await screen.findByText(/t-now/)).toBeVisible();
  });
});
