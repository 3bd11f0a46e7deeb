import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithText } from '@tests/support/renderWithText';
import { LazyPart } from './LazyPart';

const Part = ({ name }: { name: string }) => <p>{name}</p>;
const lost = (): Error => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

it('shows the part once it has arrived', async () => {
  const load = async () => ({ default: Part });
  renderWithText(<LazyPart load={load} given={{ name: '搜索' }} />);

  expect(await screen.findByText('搜索')).toBeVisible();
});

it('says that it did not arrive, and asks again', async () => {
  const load = jest.fn(async () => ({ default: Part })).mockRejectedValueOnce(lost());
  renderWithText(<LazyPart load={load} given={{ name: '搜索' }} />);

  expect(await screen.findByRole('alert')).toHaveTextContent('可能是网络中断，也可能是网站刚刚更新，请刷新');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));

  expect(await screen.findByText('搜索')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
