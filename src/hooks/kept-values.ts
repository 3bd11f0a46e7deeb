import { onSignOut } from '@/utils/sign-out-hooks';

const kept = new Map<string, object>();

/**
 * Form values that were typed and not sent yet. They survive a change of tab within the page and are erased on
 * sign-out.
 */
export const keptValues = <V extends object>(form: string): V | undefined => kept.get(form) as V | undefined;
export const keepValues = (form: string, values: object): void => void kept.set(form, values);
export const forgetValues = (form: string): void => void kept.delete(form);
export const holdsValues = (): boolean => kept.size > 0;

onSignOut(() => kept.clear());

const OWN = 'kaichuang-own-';

/**
 * The `sessionStorage` name under which a person's form values survive a reload of the tab. The next person to sign in
 * has other names.
 */
export const ownMemory = (userId: number, form: string): string => `${OWN}${userId}-${form}`;

/** The same for the registration form, whose reader has no account yet (pages/register). */
const REGISTERING = 'kaichuang-register-';

/** Erases all of them on sign-out, also those that this visit has not read. */
export const forgetOwn = (): void => {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(OWN) || name.startsWith(REGISTERING)) sessionStorage.removeItem(name);
};
