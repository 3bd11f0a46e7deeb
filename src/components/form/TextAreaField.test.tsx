import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '@tests/support/renderKit';
import { useState } from 'react';
import { TextAreaField } from './TextAreaField';

function Held({ start }: { start: string | null }) {
  const [value, setValue] = useState<string | null>(start);
  return <TextAreaField id="s" label="项目摘要" required min={5} max={8} value={value} onChange={setValue} />;
}
const area = () => screen.getByRole('textbox', { name: '项目摘要' });

test.each([
  ['', '5—8 字'],
  [' \n', '5—8 字'],
  [' 三个字　', '还差 2 字'],
  ['三个字', '还差 2 字'],
  ['𠮷野家一二', '5 / 8 字'],
  ['一二三四五六七八九', '超出 1 字'],
])('the counter of “%s” says %s', (start, words) => {
  renderKit(<Held start={start} />);
  expect(area()).toHaveAccessibleDescription(words);
});

test('text over the limit is kept whole', async () => {
  renderKit(<Held start="一二三四五六七八" />);
  await userEvent.type(area(), '九十');
  expect(area()).toHaveValue('一二三四五六七八九十');
  expect(area()).toHaveAccessibleDescription('超出 2 字');
});

test('the count is spoken once the typing pauses, not at every key', () => {
  jest.useFakeTimers();
  renderKit(<Held start="三个字" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toHaveTextContent('还差 2 字');
  jest.useRealTimers();
});
