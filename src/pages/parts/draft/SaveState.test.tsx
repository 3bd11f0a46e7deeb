import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '@tests/support/renderKit';
import { SaveState } from './SaveState';

const line = () => screen.getByRole('status');

test('the line is there before anything is saved, so that changes in it are spoken', () => {
  const { rerender } = renderKit(<SaveState saving={{ kind: 'idle' }} />);
  expect(line()).toBeEmptyDOMElement();
  rerender(<SaveState saving={{ kind: 'saving' }} />);
  expect(line()).toHaveTextContent('正在保存…');
});

test('it names the hour of the last saving, in Beijing', () => {
  renderKit(<SaveState saving={{ kind: 'saved', at: '2026-09-14T06:08:00Z' }} />);
  expect(line()).toHaveTextContent('已保存 14:08');
});

test('a failure says where the work is, and offers another try', async () => {
  const onRetry = jest.fn();
  renderKit(<SaveState saving={{ kind: 'failed', onRetry }} />);
  expect(line()).toHaveTextContent('保存失败，已存在本机');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a change made elsewhere can be compared', async () => {
  const onCompare = jest.fn();
  renderKit(<SaveState saving={{ kind: 'conflict', onCompare }} />);
  await userEvent.click(screen.getByRole('button', { name: '查看差异' }));
  expect(onCompare).toHaveBeenCalledTimes(1);
});
