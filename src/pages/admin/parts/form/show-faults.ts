import { focusField } from '@/utils/focus-field';

type Name = string | number | readonly (string | number)[];

/** antd's own rule for the id of a field; a form with a name puts it in front. */
const idOf = (name: Name, form?: string): string =>
  [...(form ? [form] : []), ...(typeof name === 'object' ? name : [name])].join('_');

/**
 * Brings the reader to the first of these fields as they stand on the screen: antd answers in the order in which they
 * came to be, and a row that was added is later than what stands below it.
 */
export function showFaults(names: readonly Name[], form?: string): void {
  const [first] = names
    .map((name) => document.getElementById(idOf(name, form)))
    .filter((field) => field !== null)
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  if (first) focusField(first.id);
}
