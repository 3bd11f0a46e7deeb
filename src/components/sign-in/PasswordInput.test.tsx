import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithText } from '@tests/support/renderWithText';
import { useState } from 'react';
import { PasswordField } from '@/pages/user/parts/PasswordField';
import { PasswordInput } from './PasswordInput';

const PASSWORD = 'Chun-feng-28 远山';
function Input({ isNew }: { isNew: boolean }) {
  const [value, setValue] = useState('');
  return <PasswordInput label="密码" value={value} onChange={setValue} isNew={isNew} />;
}
function Field({ isNew }: { isNew: boolean }) {
  const [value, setValue] = useState<string | null>(null);
  const autoComplete = isNew ? 'new-password' : 'current-password';
  return (
    <PasswordField id="p" label="密码" error={null} value={value} onChange={setValue} {...{ autoComplete }} />
  );
}
const box = () => screen.getByLabelText('密码');

describe.each([
  ['of the sign-in page', Input],
  ['of the settings', Field],
])('a password %s', (_, Shown) => {
  test('is hidden while it is typed, until it is asked to be seen', async () => {
    renderWithText(<Shown isNew={false} />);
    await userEvent.type(box(), 'abc');
    expect(box()).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button'));
    expect(box()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button'));
    expect(box()).toHaveAttribute('type', 'password');
  });

  test('can be pasted, whole', async () => {
    renderWithText(<Shown isNew />);
    await userEvent.click(box());
    await userEvent.paste(PASSWORD);

    expect(box()).toHaveValue(PASSWORD);
  });

  test.each([
    [false, 'current-password'],
    [true, 'new-password'],
  ])('is left to a password manager (new: %s)', (isNew, expected) => {
    renderWithText(<Shown isNew={isNew} />);

    expect(box()).toHaveAttribute('autocomplete', expected);
  });
});
