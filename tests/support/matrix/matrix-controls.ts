import { act, fireEvent, waitFor, within } from '@testing-library/react';
import type { Control, MatrixField } from './matrix-edits';

/** The control of a field in jsdom, with everything around it: label, buttons, the rows of a list. */
const elementsOf = (path: string): { element: HTMLElement; field: HTMLElement } | null => {
  const element = document.getElementById(path);
  if (!element) return null;
  const field = element.closest<HTMLElement>('[data-field], td') ?? null;
  // A checkbox or a fieldset has no surroundings of its own; for a file in the checklist, the anchor element precedes
  // it.
  const isGroup = element.matches('fieldset, section');
  return { element, field: field ?? (isGroup ? element : (element.parentElement?.parentElement ?? element)) };
};

const openOptions = (path: string): Promise<HTMLElement[]> =>
  // It opens with a short delay.
  waitFor(() => {
    const lists = document.querySelectorAll<HTMLElement>('.ant-select-dropdown');
    const open = [...lists].find((list) => !list.classList.contains('ant-select-dropdown-hidden'));
    if (!open) throw new Error(`${path} opens no list`);
    return [...open.querySelectorAll<HTMLElement>('.ant-select-item-option')];
  });

/** What a person can do to a field. Throws where the field has no control. */
export const controlOf = ({ path }: MatrixField): Control => {
  const there = elementsOf(path);
  if (!there) throw new Error(`${path} has no control`);
  const { element, field } = there;
  const radios = [...field.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const put = async (value: string): Promise<void> => {
    fireEvent.focus(element);
    fireEvent.change(element, { target: { value } });
  };
  const clickIn = (selector: string): void => {
    const button = field.querySelector<HTMLElement>(selector);
    if (!button) throw new Error(`No way to clear ${path}`);
    fireEvent.mouseDown(button);
    fireEvent.mouseUp(button);
    fireEvent.click(button);
  };
  const pressButton: Control['pressButton'] = async (...names) => {
    const all = within(field).getAllByRole('button', { name: new RegExp(`^(${names.join('|')})`) });
    fireEvent.click(all[0] as HTMLElement);
  };
  return {
    put,
    pressButton,
    paste: async (text) => {
      // A browser inserts the text unless the control handles the paste event.
      if (fireEvent.paste(element, { clipboardData: { getData: () => text } })) await put(text);
    },
    press: async (key) => void fireEvent.keyDown(element, { key }),
    leave: async () => void fireEvent.blur(element),
    click: async () => void fireEvent.click(element),
    clear: async () => {
      if (radios.length > 0) await pressButton('清除');
      else clickIn('.ant-input-clear-icon, .ant-select-clear');
    },
    choose: async (place) => {
      const radio = radios.at(place);
      if (radio) return void fireEvent.click(radio);
      fireEvent.mouseDown(element);
      fireEvent.mouseUp(element);
      fireEvent.click((await openOptions(path)).at(place) as HTMLElement);
    },
    unchoose: async () =>
      void fireEvent.keyDown(radios.find(({ checked }) => checked) ?? element, { key: 'Delete' }),
  };
};

/** Rows of a list in order; each is the prefix of the ids in it. */
const rowsIn = (list: string): string[] => {
  const ids = [...document.querySelectorAll(`[id^="${list}."]`)].map(
    ({ id }) => id.slice(list.length + 1).split(/[.-]/)[0] ?? '',
  );
  return [...new Set(ids)];
};

/** What a person sees in a field; null where another one hides it. */
export const shownAt = ({ path, kind }: MatrixField): unknown => {
  const there = elementsOf(path);
  if (!there) return null;
  const { element, field } = there;
  if (kind === 'rows') return rowsIn(path);
  const inputs = [...field.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return {
    inputs: inputs.map((input) =>
      input instanceof HTMLInputElement && /radio|checkbox/.test(input.type) ? input.checked : input.value,
    ),
    items: [...field.querySelectorAll('li')].map((item) => item.textContent),
    choice: element.closest('.ant-select')?.textContent ?? null,
    read: element.matches('input, textarea, fieldset, section') ? null : element.textContent,
  };
};

/** Whether a field, after leaving it, shows that its text is not a valid value. */
export const isNamedAt = async ({ path }: MatrixField): Promise<boolean> => {
  const there = elementsOf(path);
  if (!there) return true;
  await act(async () => void fireEvent.blur(there.element));
  return there.element.getAttribute('aria-invalid') === 'true';
};
