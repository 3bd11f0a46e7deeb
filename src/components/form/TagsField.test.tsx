import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '@tests/support/renderKit';
import { useState } from 'react';
import type { Typed } from './field-props';
import { TagsField } from './TagsField';

function Held({ start = null }: { start?: string[] | null }) {
  const [value, setValue] = useState<Typed<string[]>>(start);
  return (
    <TagsField
      id="base.keywords"
      label="关键词"
      required
      min={3}
      max={5}
      each={20}
      value={value}
      onChange={setValue}
    />
  );
}
const input = () => screen.getByRole('textbox', { name: '关键词' });
const words = () => {
  const list = screen.queryByRole('list', { name: '关键词' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    : [];
};

test('Enter makes a tag of the word that is typed', async () => {
  renderKit(<Held />);
  await userEvent.type(input(), '漏损诊断{Enter}');
  expect(words()).toEqual(['漏损诊断']);
  expect(input()).toHaveValue('');
});

test.each(['；', '，', '、', ';', ','])('%s completes a word while typing', async (separator) => {
  renderKit(<Held />);
  await userEvent.type(input(), `漏损${separator}声学`);
  expect(words()).toEqual(['漏损']);
  expect(input()).toHaveValue('声学');
});

test('a pasted list is split, each word once, in its order', async () => {
  renderKit(<Held start={['声学']} />);
  await userEvent.click(input());
  await userEvent.paste('漏损；声学， 管网、漏损');
  expect(words()).toEqual(['声学', '漏损', '管网']);
});

test('leaving the field keeps the word that was being typed', async () => {
  renderKit(<Held />);
  await userEvent.type(input(), '管网');
  await userEvent.tab();
  expect(words()).toEqual(['管网']);
});

test('Enter that ends a word of the input method adds nothing', () => {
  renderKit(<Held />);
  fireEvent.change(input(), { target: { value: 'lou sun' } });
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect(words()).toEqual([]);
});

test('Backspace takes the last word back into the field instead of throwing it away', async () => {
  renderKit(<Held start={['漏损', '声学']} />);
  await userEvent.click(input());
  await userEvent.keyboard('{Backspace}');
  expect(words()).toEqual(['漏损']);
  expect(input()).toHaveValue('声学');
});

test('a word can be removed by its button, and the focus stays in the field', async () => {
  renderKit(<Held start={['漏损', '声学']} />);
  await userEvent.click(screen.getByRole('button', { name: '移除“漏损”' }));
  expect(words()).toEqual(['声学']);
  expect(input()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('已移除“漏损”');
});

test('a word that is there already is not added twice, and the reader is told', async () => {
  renderKit(<Held start={['漏损']} />);
  await userEvent.type(input(), '漏损{Enter}');
  expect(words()).toEqual(['漏损']);
  expect(screen.getByRole('status')).toHaveTextContent('已有相同的词');
});
