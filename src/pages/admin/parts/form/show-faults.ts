import { focusField } from '@/utils/focus-field';

type Name = string | number | readonly (string | number)[];

/** antd's rule for field ids: the form's name, if any, comes first. */
const idOf = (name: Name, form?: string): string =>
  [...(form ? [form] : []), ...(typeof name === 'object' ? name : [name])].join('_');

/**
 * Focuses the field with an error that comes first on the page. antd lists fields in order of creation, where a newly
 * added row comes after fields below it.
 */
export function showFaults(names: readonly Name[], form?: string): void {
  const [first] = names
    .map((name) => document.getElementById(idOf(name, form)))
    .filter((field) => field !== null)
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  if (first) focusField(first.id);
}
