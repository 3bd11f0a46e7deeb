import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '@tests/support/renderKit';
import { useState } from 'react';
import { NumberField } from './NumberField';
import { TagsField } from './TagsField';
import { TextField } from './TextField';

const SLIP = '投入应为 0.5—36 人月';
const shell = { id: 'field', label: '投入' };

const Months = () => {
  const [value, setValue] = useState<number | string | null>(null);
  return <NumberField {...shell} value={value} onChange={setValue} slip={value === 999 ? SLIP : null} />;
};
const Phone = () => {
  const [value, setValue] = useState<string | null>(null);
  return (
    <TextField
      {...shell}
      shape="any"
      clean={(text) => text.trim()}
      value={value}
      onChange={setValue}
      slip={value === '999' ? SLIP : null}
    />
  );
};
const Words = () => {
  const [value, setValue] = useState<string[] | string | null>(null);
  return (
    <TagsField
      {...shell}
      max={5}
      each={20}
      value={value}
      onChange={setValue}
      slip={Array.isArray(value) ? SLIP : null}
    />
  );
};
const FIELDS = [
  ['a number', Months, '999'],
  ['a text that is tidied first', Phone, ' 999 '],
  ['a word of several', Words, '泵站'],
] as const;

describe.each(FIELDS)('%s', (_name, Field, typed) => {
  const type = async () => {
    const user = userEvent.setup();
    renderKit(
      <>
        <Field />
        <button type="button">添加成员</button>
      </>,
    );
    await user.type(screen.getByRole('textbox'), typed);
    return { user, button: screen.getByRole('button', { name: '添加成员' }) };
  };

  test('says nothing and changes nothing while the press that leaves it is under way', async () => {
    const { user, button } = await type();
    const before = document.body.textContent;
    expect(screen.getByRole('textbox')).toHaveValue(typed);
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    expect(button).toHaveFocus();
    expect(screen.queryByText(SLIP)).toBeNull();
    expect(document.body.textContent).toBe(before);
    expect(screen.getByRole('textbox')).toHaveValue(typed);
    await user.pointer('[/MouseLeft]');
    expect(screen.getByText(SLIP)).toBeVisible();
  });

  test('says it at once to the keyboard', async () => {
    const { user, button } = await type();
    await user.tab();
    if (!button.matches(':focus')) await user.tab();
    expect(screen.getByText(SLIP)).toBeVisible();
  });

  test('says nothing when the press comes back into it', async () => {
    const { user, button } = await type();
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    act(() => screen.getByRole('textbox').focus());
    await user.pointer('[/MouseLeft]');
    expect(screen.queryByText(SLIP)).toBeNull();
  });

  test.each(['dragend', 'contextmenu', 'keydown'])(
    'is not kept waiting by a press that ends in %s',
    async (end) => {
      const { user, button } = await type();
      await user.pointer({ keys: '[MouseLeft>]', target: button });
      fireEvent(button, new Event(end, { bubbles: true }));
      expect(await screen.findByText(SLIP)).toBeVisible();
    },
  );
});
