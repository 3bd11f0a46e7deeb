import { createPluginManager } from '@@/core/plugin';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { openUserArea, userAreaService } from '@tests/support/user-area';
import { chooseLocale } from '@/i18n/choose-locale';

beforeAll(createPluginManager);
beforeEach(() => chooseLocale('en-US'));
afterAll(() => chooseLocale('zh-CN'));

const PASSWORD = 'PUT /api/users/accounts/{login}/password.json';
const said = (text: string, sentence: object, more: object = {}) => ({
  errorMessage: text,
  showType: 2,
  sentence,
  ...more,
});

describe('a reader of English', () => {
  it('reads in English why the service does not let them in, gaps and all', async () => {
    const text = '账号或密码不正确，还可尝试 4 次';
    stubService({
      ...startAnswers(),
      'POST /prod-api/auth/login': refused(
        401,
        text,
        said(text, { id: 'said.auth.wrong', params: { left: 4 } }, { errorCode: 'auth.wrong' }),
      ),
    });
    renderApp('/login');
    await userEvent.type(await screen.findByLabelText(/^Username/), 'shenzhiyao');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(
      await screen.findByText('The account or password is not correct. 4 attempts left'),
    ).toBeInTheDocument();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('finds the English sentence at the field that the service names', async () => {
    const text = '旧密码不匹配';
    const sentence = { id: 'said.password.old_wrong', fields: [{ id: 'said.password.old_wrong' }] };
    const fields = [{ path: 'body.old_password', message: text }];
    userAreaService(
      {},
      {
        [PASSWORD]: refused(
          400,
          text,
          said(text, sentence, { errorCode: 'password.old_wrong', data: { fields } }),
        ),
      },
    );
    await openUserArea('/user?tab=security', 'Account settings');
    const form = within(await screen.findByRole('form', { name: 'Change password' }));
    await userEvent.type(form.getByLabelText('Old password'), 'wrong');
    await userEvent.type(form.getByLabelText('New password'), 'Qiu-yue-1949');
    await userEvent.type(form.getByLabelText('Repeat new password'), 'Qiu-yue-1949');
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));

    await waitFor(() =>
      expect(form.getByLabelText('Old password')).toHaveAccessibleDescription(
        /The old password is not correct/,
      ),
    );
  });
});
