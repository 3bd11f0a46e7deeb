import type { Environment } from '@contract/environments';

/** Escaped because `</script>` would end the script element, and the two separators count as line breaks. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Makes the trace header that the request layer sends; only included if tracing is set up (W3C Trace Context). */
const TRACEPARENT = `window.TRACEPARENT = () => {
  const hex = (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return '00-' + hex(16) + '-' + hex(8) + '-01';
};
`;

/** `/env.js`: names the environment and overrides its servers (req:spec-environments). */
export const environmentScript = (
  name: string,
  hosts: Partial<Environment>,
  { isTraced = false } = {},
): string =>
  `window.ENV = ${literal(name)};\nwindow.ENV_HOSTS = ${literal(hosts)};\n${isTraced ? TRACEPARENT : ''}`;
