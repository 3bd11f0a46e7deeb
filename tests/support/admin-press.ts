import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses what bears these words. By its words: roles are slow to look up among the fields of a table. */
export const press = async (words: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByText(words));

/** Presses within the dialog that was opened last. */
export const answer = async (words: RegExp): Promise<void> => {
  const dialogs = await screen.findAllByRole('dialog');
  await userEvent.click(within(dialogs.at(-1) as HTMLElement).getByText(words));
};

/**
 * Writes into a field of the dialog in front, over what was there; pasted, since typing is slow. One edit, as a person
 * makes it who marks the old words first: a field emptied for a moment would be saved empty.
 */
export const fill = async (label: string | RegExp, text: string): Promise<void> => {
  const field = (await screen.findAllByLabelText(label)).at(-1) as HTMLInputElement;
  await userEvent.click(field);
  field.select();
  await userEvent.paste(text);
};
