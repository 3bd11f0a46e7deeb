import { act, fireEvent, screen } from '@testing-library/react';
import { renderAdmin } from '@tests/support/renderAdmin';
import { hasUnsent } from '@/utils/unsent-work';
import { forgetValues, keptValues } from './kept-values';
import { useFieldForm } from './useFieldForm';

const INITIAL = { text: '', note: '' };

interface Props {
  send: (values: typeof INITIAL) => Promise<void>;
  personal?: boolean;
  secret?: boolean;
}

function Form({ send, personal = false, secret = false }: Props) {
  const form = useFieldForm({ form: 'talk', initial: INITIAL, check: () => ({}), send, personal, secret });
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

describe.each([
  ['what was typed', {}, { reloaded: '写了一半', asks: true }],
  ['who somebody is', { personal: true }, { reloaded: '', asks: true }],
  ['a secret', { secret: true }, { reloaded: '', asks: false }],
])('%s', (_, kind, { reloaded, asks }) => {
  const field = (): HTMLElement => screen.getByRole('textbox', { name: 'text' });
  /** Whether the browser asks before the tab is loaded anew or closed. */
  const isAsked = (): boolean => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  const open = () => renderAdmin(<Form send={async () => undefined} {...kind} />, { userId: 7 });
  afterEach(() => forgetValues('7/talk'));

  test(`is ${asks ? 'asked about' : 'left without a word'} and ${reloaded ? 'there again' : 'gone'} after a reload`, () => {
    const page = open();
    expect(isAsked()).toBe(false);
    fireEvent.change(field(), { target: { value: '写了一半' } });
    expect([isAsked(), hasUnsent()]).toEqual([asks, true]);

    page.unmount();
    forgetValues('7/talk');
    expect(hasUnsent()).toBe(false);
    open();
    expect(field()).toHaveValue(reloaded);
    expect(isAsked()).toBe(reloaded !== '');
  });
});
