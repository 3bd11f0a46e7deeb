const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, a[href], [tabindex]';
const WRONG = ':is(input, textarea, select, button, [tabindex])[aria-invalid="true"]';

const openAround = (element: HTMLElement): void => {
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true;
};

/**
 * Brings the reader to a field by its id: opens what hides it, scrolls to its question, and puts the cursor in it.
 * A group of controls gives the focus to the first that is wrong, else to its first one.
 * False when the page has no such field.
 */
export function focusField(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  openAround(element);
  const target = element.matches(FOCUSABLE)
    ? element
    : (element.querySelector<HTMLElement>(WRONG) ?? element.querySelector<HTMLElement>(FOCUSABLE) ?? element);
  const question = target.closest('[data-field], .ant-form-item') ?? element;
  question.scrollIntoView({ block: 'nearest' });
  target.focus({ preventScroll: false });
  return true;
}
