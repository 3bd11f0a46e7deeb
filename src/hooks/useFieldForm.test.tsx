import { act, fireEvent, screen } from '@testing-library/react';
import { renderAdmin } from '@tests/support/renderAdmin';
import { keptValues } from './kept-values';
import { useFieldForm } from './useFieldForm';

const INITIAL = { text: '', note: '' };

function Form({ send }: { send: (values: typeof INITIAL) => Promise<void> }) {
  const form = useFieldForm({ form: 'talk', initial: INITIAL, check: () => ({}), send });
  return (
    <>
      {(['text', 'note'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          value={form.values[name]}
          onChange={({ target }) => form.set({ [name]: target.value })}
        />
      ))}
      <button type="button" onClick={() => void form.submit()}>
        发送
      </button>
    </>
  );
}

test('what is typed while a form is on its way stays, and what was sent goes', async () => {
  let arrive = (): void => undefined;
  const sent: object[] = [];
  const send = (values: typeof INITIAL): Promise<void> => {
    sent.push(values);
    return new Promise((done) => {
      arrive = done;
    });
  };
  renderAdmin(<Form send={send} />);
  const type = (name: string, value: string): void =>
    void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  const held = (): string[] =>
    screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);

  type('text', '第一句');
  type('note', '附注');
  fireEvent.click(screen.getByRole('button', { name: '发送' }));
  type('text', '第二句');
  await act(async () => arrive());
  expect(sent).toEqual([{ text: '第一句', note: '附注' }]);
  expect(held()).toEqual(['第二句', '']);

  fireEvent.click(screen.getByRole('button', { name: '发送' }));
  await act(async () => arrive());
  expect(held()).toEqual(['', '']);
  expect(keptValues('undefined/talk')).toBeUndefined();
});
