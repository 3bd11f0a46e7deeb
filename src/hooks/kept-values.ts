import { onSignOut } from '@/utils/sign-out-hooks';

const kept = new Map<string, object>();

/** What was typed into a form and not sent yet; it outlives a change of tab, and nobody who signs out leaves it behind. */
export const keptValues = <V extends object>(form: string): V | undefined => kept.get(form) as V | undefined;
export const keepValues = (form: string, values: object): void => void kept.set(form, values);
export const forgetValues = (form: string): void => void kept.delete(form);
export const holdsValues = (): boolean => kept.size > 0;

onSignOut(() => kept.clear());
