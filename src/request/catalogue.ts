import type { Acted } from '@/utils/request-error';
import { decide, type Effect } from './decide';
import { failureOf } from './failure-of';
import { perform } from './perform';
import { translate } from './translate';

/** How the call was made, as far as the effect of a failure depends on it. */
interface Made {
  method?: string | undefined;
  autoDownload?: boolean | undefined;
}

/** The error page replaces the address that could not be read: Back would only fail again. */
const inPlace = (effects: Effect[]): Effect[] =>
  effects.map((effect) => (effect.kind === 'goTo' ? { ...effect, replace: true } : effect));

/** Lets the error catalogue handle a failed call and records on the error what it did. */
export function applyCatalogue(error: unknown, { method, autoDownload }: Made = {}): void {
  const effects = decide(failureOf(error), translate);
  const isReading = method === 'GET' && !autoDownload;
  perform(isReading ? inPlace(effects) : effects);
  const acted: Acted = effects.some(({ kind }) => kind === 'goTo') ? 'left' : 'said';
  Object.assign(error as object, { acted });
}
