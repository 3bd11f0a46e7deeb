import type { Acted } from '@/utils/request-error';
import { decide, type Effect } from './decide';
import { failureOf } from './failure-of';
import { perform } from './perform';
import { translate } from './translate';

/** How the call was made, as far as it matters to what its failure does. */
interface Made {
  method?: string | undefined;
  autoDownload?: boolean | undefined;
}

/** Going back to what could not be read would only fail again: the page that says so takes its place. */
const inPlace = (effects: Effect[]): Effect[] =>
  effects.map((effect) => (effect.kind === 'goTo' ? { ...effect, replace: true } : effect));

/** Lets the error catalogue act on a failed call, and notes at the error that it has. */
export function applyCatalogue(error: unknown, { method, autoDownload }: Made = {}): void {
  const effects = decide(failureOf(error), translate);
  const isReading = method === 'GET' && !autoDownload;
  perform(isReading ? inPlace(effects) : effects);
  const acted: Acted = effects.some(({ kind }) => kind === 'goTo') ? 'left' : 'said';
  Object.assign(error as object, { acted });
}
