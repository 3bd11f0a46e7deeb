/**
 * The nonce under which the service lets antd add style elements, if it sends a content security
 * policy with one. Browsers hide a nonce from markup, so it travels in a meta element.
 */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content || undefined;

/**
 * Gives the nonce to every style element made by script. antd passes its own along, but the scroll lock of its
 * drawers and dialogs forgets it: the policy refused the element, and the page behind went on scrolling.
 */
export function nonceStyleElements(): void {
  const nonce = styleNonce();
  if (!nonce) return;
  const create = document.createElement.bind(document) as (
    tag: string,
    options?: ElementCreationOptions,
  ) => HTMLElement;
  document.createElement = ((tag: string, options?: ElementCreationOptions): HTMLElement => {
    const element = create(tag, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  }) as typeof document.createElement;
}
