import { STEPS } from '@contract/enums';
import { act, screen, waitFor } from '@testing-library/react';
import { anApplication } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, signedInService } from '@tests/support/signedInService';
import { history } from '@umijs/max';
import { VIEWS } from './editor-page-name';

test.each([...VIEWS.map((view) => `?view=${view}`), ...STEPS.map((step) => `?step=${step}`)])(
  '%s of a draft takes the focus to its heading once it has arrived',
  async (address) => {
    signedInService({ 'GET /prod-api/cms/apply/{id}': ok(anApplication()) });
    renderApp('/innovation/myProjects/147');
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
    await waitFor(() => expect(document.querySelector('[data-page-loading]')).toBeNull());
    const tasks = screen.getByRole('heading', { level: 1 });

    act(() => history.push(`/innovation/myProjects/147${address}`));

    await waitFor(() => expect(tasks).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
);
