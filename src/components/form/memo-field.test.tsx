import { type RenderResult, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithText } from '@tests/support/renderWithText';
import { type ComponentType, type ReactNode, useState } from 'react';
import { CascaderField } from './CascaderField';
import { DateField } from './DateField';
import { FieldNotes } from './FieldNotes';
import { MoneyField } from './MoneyField';
import { memoField } from './memo-field';
import { NumberField } from './NumberField';
import { RadioCards } from './RadioCards';
import { SelectField } from './SelectField';
import { TagsField } from './TagsField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';
import { UnitSearchField } from './UnitSearchField';
import { UploadField } from './UploadField';

let drawn = 0;
/** Every field looks up the notes about it when it renders, so that counting look-ups counts renders. */
const NOTES = new Proxy<Record<string, ReactNode>>(
  {},
  {
    get: (_, id) => {
      if (id === 'f') drawn += 1;
      return undefined;
    },
  },
);
beforeEach(() => {
  drawn = 0;
});

const nothing = () => undefined;
const search = async () => [];
const asked = { label: '名称', onChange: () => undefined };
const choices = () => [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
];
/** Each field of the kit, its props made anew at every call as a page makes them. */
const FIELDS: [string, () => ReactNode][] = [
  ['TextField', () => <TextField {...asked} max={30} id="f" value="甲" onChange={() => undefined} />],
  ['TextAreaField', () => <TextAreaField {...asked} max={30} id="f" value="甲" onChange={() => undefined} />],
  ['SelectField', () => <SelectField {...asked} id="f" value="a" options={choices()} />],
  ['DateField', () => <DateField {...asked} id="f" value="2026-09-14" onChange={() => undefined} />],
  ['MoneyField', () => <MoneyField {...asked} id="f" value={100} onChange={() => undefined} />],
  ['NumberField', () => <NumberField {...asked} id="f" value={3} onChange={() => undefined} />],
  ['CascaderField', () => <CascaderField {...asked} id="f" value={['a']} options={choices()} />],
  ['RadioCards', () => <RadioCards {...asked} id="f" value="a" options={choices()} />],
  [
    'TagsField',
    () => <TagsField {...asked} max={5} each={20} id="f" value={['甲', '乙']} onChange={() => undefined} />,
  ],
  [
    'UnitSearchField',
    () => <UnitSearchField {...asked} max={30} id="f" value="甲" search={search} onPick={() => undefined} />,
  ],
  [
    'UploadField',
    () => (
      <UploadField
        {...{ id: 'f', label: '附件', sending: [], value: [{ id: '1', name: '附件.pdf', size: 1 }] }}
        limits={{ extensions: ['pdf'], maxBytes: 1024, maxFiles: 2 }}
        onPick={() => undefined}
        onTakeOut={() => nothing}
        {...{ onPause: nothing, onResume: nothing, onCancel: nothing, onDownload: async () => undefined }}
      />
    ),
  ],
];

function Form({ field }: { field: () => ReactNode }) {
  const [text, setText] = useState('');
  return (
    <FieldNotes value={NOTES}>
      <input aria-label="另一项" value={text} onChange={(event) => setText(event.target.value)} />
      {field()}
    </FieldNotes>
  );
}

it.each(FIELDS)('%s stays as it is while its form is drawn for another field', async (_name, field) => {
  renderWithText(<Form field={field} />);
  const first = drawn;

  await userEvent.type(screen.getByLabelText('另一项'), '甲乙丙');

  expect(screen.getByLabelText('另一项')).toHaveValue('甲乙丙');
  expect(first).toBeGreaterThan(0);
  expect(drawn).toBe(first);
});

describe('what makes a field draw itself again', () => {
  interface Shown {
    value?: unknown;
    onChange?: () => void;
    write?: () => string;
  }
  let draws: Shown[];
  const Field: ComponentType<Shown> = memoField((props: Shown) => {
    draws.push(props);
    return (
      <button type="button" onClick={props.onChange}>
        报告
      </button>
    );
  });
  const show = (first: Shown, then: Shown): RenderResult => {
    draws = [];
    const page = render(<Field {...first} />);
    page.rerender(<Field {...then} />);
    return page;
  };
  const drawing = <b>甲</b>;

  it.each<[string, Shown, Shown, number]>([
    ['nothing', { value: 'a' }, { value: 'a' }, 1],
    ['another value', { value: 'a' }, { value: 'b' }, 2],
    ['no value any more', { value: 'a' }, {}, 2],
    ['a value that is now said', {}, { value: undefined }, 2],
    ['an equal list', { value: [{ a: 1 }] }, { value: [{ a: 1 }] }, 1],
    ['a longer list', { value: [{ a: 1 }] }, { value: [{ a: 1 }, { a: 2 }] }, 2],
    ['another word deep in a list', { value: [{ a: ['x'] }] }, { value: [{ a: ['y'] }] }, 2],
    ['a list in place of an object', { value: [] }, { value: {} }, 2],
    ['an equal moment, as an object of a class', { value: new Date(0) }, { value: new Date(0) }, 2],
    ['the same drawing', { value: drawing }, { value: drawing }, 1],
    ['a drawing made anew', { value: <b>甲</b> }, { value: <b>甲</b> }, 2],
    ['another handler', { onChange: () => undefined }, { onChange: () => undefined }, 1],
    ['a handler that goes', { onChange: () => undefined }, {}, 2],
    ['another function that it calls as it draws', { write: () => 'a' }, { write: () => 'a' }, 2],
  ])('%s', (_what, first, then, times) => {
    show(first, then);

    expect(draws).toHaveLength(times);
  });

  it('reports to the handler that was given last', async () => {
    const [before, after] = [jest.fn(), jest.fn()];
    show({ onChange: before }, { onChange: after });

    await userEvent.click(screen.getByRole('button'));

    expect([before.mock.calls.length, after.mock.calls.length]).toEqual([0, 1]);
  });
});
