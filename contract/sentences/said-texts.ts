import { SENTENCES } from './catalogue';
import { RETIRED_SENTENCES } from './retired';

/** id → Chinese: what translators work from. The app never loads it. */
export const SAID_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...SENTENCES, ...RETIRED_SENTENCES }).map(([code, chinese]) => [`said.${code}`, chinese]),
);
