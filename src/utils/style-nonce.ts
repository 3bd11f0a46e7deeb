/**
 * The nonce under which the service lets antd add style elements, if it sends a content security
 * policy with one. Browsers hide a nonce from markup, so it travels in a meta element.
 */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content || undefined;
