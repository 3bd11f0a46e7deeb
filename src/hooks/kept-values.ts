import { onSignOut } from '@/utils/sign-out-hooks';

const kept = new Map<string, object>();

/** What was typed into a form and not sent yet; it outlives a change of tab, and nobody who signs out leaves it behind. */
export const keptValues = <V extends object>(form: string): V | undefined => kept.get(form) as V | undefined;
export const keepValues = (form: string, values: object): void => void kept.set(form, values);
export const forgetValues = (form: string): void => void kept.delete(form);
export const holdsValues = (): boolean => kept.size > 0;

onSignOut(() => kept.clear());

const OWN = 'kaichuang-own-';

/** The name under which what this person typed outlives a reload of the tab. Who signs in next has other names. */
export const ownMemory = (userId: number, form: string): string => `${OWN}${userId}-${form}`;

/** What somebody typed who had no account yet (pages/register). */
const REGISTERING = 'kaichuang-register-';

/** Every one of them goes when somebody signs out, also those that this visit has not read. */
export const forgetOwn = (): void => {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(OWN) || name.startsWith(REGISTERING)) sessionStorage.removeItem(name);
};
