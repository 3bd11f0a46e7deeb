import { onSignOut } from '@/utils/sign-out-hooks';

const kept = new Map<string, object>();

/** What was typed into a form and not sent yet; it outlives a change of tab, and nobody who signs out leaves it behind. */
export const keptValues = <V extends object>(form: string): V | undefined => kept.get(form) as V | undefined;

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
/** A reload would take what was typed, be its form on the screen or closed: the browser asks first. */
const guard = (): void => {
  if (kept.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
};

export const keepValues = (form: string, values: object): void => {
  kept.set(form, values);
  guard();
};
export const forgetValues = (form: string): void => {
  kept.delete(form);
  guard();
};

onSignOut(() => {
  kept.clear();
  guard();
});
