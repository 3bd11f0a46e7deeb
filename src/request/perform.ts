import { history } from '@umijs/max';
import { WARNING_THROTTLE_MS } from '@/constants/notices';
import { saveLastError } from '@/utils/last-error';
import { notices } from '@/utils/notices';
import type { Effect } from './decide';
import { leaveForSignIn } from './leaveForSignIn';

let quietUntil = 0;

/** At most one throttled warning per interval; the others are dropped (req:spec-body-status). */
function isThrottled(ms: number | undefined): boolean {
  if (!ms) return false;
  const now = Date.now();
  if (now < quietUntil) return true;
  quietUntil = now + ms;
  return false;
}

let last = { text: '', at: 0 };

/** Several calls of one page that fail for the same reason say so once. */
function isRepeated(text: string): boolean {
  const now = Date.now();
  if (text === last.text && now - last.at < WARNING_THROTTLE_MS) return true;
  last = { text, at: now };
  return false;
}

async function performOne(effect: Effect): Promise<void> {
  switch (effect.kind) {
    case 'message':
      if (isThrottled(effect.throttleMs) || isRepeated(effect.text)) return;
      (await notices()).message(effect.level, effect.text, effect.ms);
      return;
    case 'notification':
      if (isRepeated(effect.text)) return;
      (await notices()).notification(effect.level, effect.title, effect.text, effect.ms);
      return;
    case 'goTo':
      // Marks the visit as caused by a failure: an error page that is opened in another way does not show the last one.
      if (effect.replace) history.replace(effect.path, { failed: true });
      else history.push(effect.path, { failed: true });
      return;
    case 'saveError':
      saveLastError({ ...effect.error, path: `${history.location.pathname}${history.location.search}` });
      return;
    case 'signIn':
      leaveForSignIn();
  }
}

/** The one place where a failure touches the page. */
export function perform(effects: Effect[]): void {
  for (const effect of effects) {
    performOne(effect).catch((error: unknown) => console.error('A notice could not be shown.', error));
  }
}
