import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ViewForm } from './ViewForm';

const show = (name: string) => {
  const onName = jest.fn(async () => true);
  renderAdmin(
    <ViewForm
      title="保存为视图"
      name={name}
      choice
      taken={['待审']}
      onClose={() => undefined}
      onName={onName}
    />,
  );
  return onName;
};

test.each([
  ['a new name', '本周', [[expect.any(Function), '本周', false]]],
  ['one that is taken', '待审', []],
])('Enter sends %s once, if it can be', async (_what, name, sent) => {
  const onName = show('');
  await userEvent.type(await screen.findByLabelText('视图名称'), `${name}{Enter}`);

  if (sent.length === 0) expect(await screen.findByText('已有同名的视图')).toBeVisible();
  await waitFor(() => expect(onName.mock.calls).toEqual(sent));
});
