import { ADMIN_TABS } from '@contract/rules/page-tabs';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPeriod } from '@tests/support/a-period';
import { aFiledApplication } from '@tests/support/an-application';
import { renderAdmin } from '@tests/support/renderAdmin';
import { stubService } from '@tests/support/stubService';
import { useState } from 'react';
import { AdminApplicationView } from './AdminApplicationView';

const ID = 29;

/** The page of a closed project, which shows every tab, and an event that changes only its version. */
function Acted() {
  const [version, setVersion] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVersion((before) => before + 1)}>
        act
      </button>
      <AdminApplicationView
        application={aFiledApplication({ id: ID, status: 'closed', version })}
        period={aPeriod()}
        dicts={{}}
        onApplication={() => undefined}
        onStale={() => undefined}
      />
    </>
  );
}

/** Questions about this application, in order. */
const questionsOf = ({ requests }: ReturnType<typeof stubService>): string[] =>
  requests
    .filter(
      ({ method, path, query }) =>
        method === 'GET' &&
        (path.split('/').includes(String(ID)) || [...query.values()].includes(String(ID))),
    )
    .map(({ path, query }) => `${path}?${query}`)
    .toSorted();

// A tab may be opened while an event is being carried out; what it loaded before then is outdated.
test.each(ADMIN_TABS)(
  'an act on the application has everything asked anew that tab %s shows of it',
  async (tab) => {
    const service = stubService({});
    renderAdmin(<Acted />, { at: `/admin/applications/${ID}?tab=${tab}`, path: '/admin/applications/:id' });
    await waitFor(() => expect(questionsOf(service)).not.toHaveLength(0));
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      expect.stringContaining(tab),
    );
    const before = questionsOf(service);
    service.requests.length = 0;

    await userEvent.click(screen.getByRole('button', { name: 'act' }));
    await waitFor(() => expect(questionsOf(service)).toEqual(before));
  },
);
