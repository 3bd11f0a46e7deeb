import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses the element with this text; searching by role would be slow among the fields of a table. */
export const press = async (words: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByText(words));

/** Presses a button in the dialog opened last. */
export const answer = async (words: RegExp): Promise<void> => {
  const dialogs = await screen.findAllByRole('dialog');
  await userEvent.click(within(dialogs.at(-1) as HTMLElement).getByText(words));
};

/**
 * Replaces the text of a field in the front dialog; pasted, because typing is slow. It is a single edit, as when a
 * person selects the old text first; an emptied field would be saved as empty.
 */
export const fill = async (label: string | RegExp, text: string): Promise<void> => {
  const field = (await screen.findAllByLabelText(label)).at(-1) as HTMLInputElement;
  await userEvent.click(field);
  field.select();
  await userEvent.paste(text);
};
