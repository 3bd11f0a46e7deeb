import { screen } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { kit } from '@/locales/zh-CN/kit';
import { StatusTag } from './StatusTag';
import { STATUS_LOOKS } from './status-looks';

test('a status is read as its word', () => {
  renderKit(<StatusTag status="returned" />);
  expect(screen.getByText('退回修改')).toBeVisible();
});

test('the same key means different things for different things', () => {
  const { rerender } = renderKit(<StatusTag status="closed" />);
  expect(screen.getByText('结题')).toBeVisible();
  rerender(<StatusTag kind="demand" status="closed" />);
  expect(screen.getByText('已关闭')).toBeVisible();
});

test('every status of every kind has its words', () => {
  const texts: Record<string, string> = kit;
  const missing = Object.entries(STATUS_LOOKS).flatMap(([kind, looks]) =>
    Object.keys(looks).filter((status) => !texts[`kit.status.${kind}.${status}.label`]),
  );
  expect(missing).toEqual([]);
});

test('red is kept for mistakes', () => {
  const red = Object.values(STATUS_LOOKS).flatMap((looks) =>
    Object.entries(looks).flatMap(([status, { tone }]) => (tone === 'error' ? [status] : [])),
  );
  expect(red).toEqual(['problem']);
});
