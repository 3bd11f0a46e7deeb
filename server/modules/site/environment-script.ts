import type { Environment } from '@contract/environments';

/** Inside a script element `</script>` would end it, and these two separators end a line. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** `/env.js`: names the environment and overrides its servers (req:spec-environments). */
export const environmentScript = (name: string, hosts: Partial<Environment>): string =>
  `window.ENV = ${literal(name)};\nwindow.ENV_HOSTS = ${literal(hosts)};\n`;
