import { createPluginManager } from '@@/core/plugin';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithText } from '@tests/support/renderWithText';
import { ok } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { useState } from 'react';
import { UserNameInput } from './UserNameInput';

const CHECK = 'GET /prod-api/auth/checkUserName/{name}';

function Form() {
  const [value, setValue] = useState('');
  return <UserNameInput value={value} onChange={setValue} />;
}

it('says what it knows of the name that stands there, not what a slow answer says of one before', async () => {
  createPluginManager();
  let answerFirst = (): void => undefined;
  const service = stubService({
    [CHECK]: async ({ path }) => {
      if (path.endsWith('/second')) return ok({ available: false, suggestions: [] });
      await new Promise<void>((resolve) => {
        answerFirst = resolve;
      });
      return ok({ available: true, suggestions: [] });
    },
  });
  renderWithText(<Form />);
  const type = (value: string) => fireEvent.change(screen.getByLabelText('用户名'), { target: { value } });
  type('first');
  await waitFor(() => expect(service.sentTo(CHECK)).toHaveLength(1));
  type('second');
  await screen.findByText('用户名已被使用');

  await act(async () => answerFirst());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

  expect(screen.getByText('用户名已被使用')).toBeVisible();
});
