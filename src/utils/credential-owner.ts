import { readCredential } from './session';

/** Id of the account that the credential names; null without a credential, or if it names none. */
export const ownerOf = (credential: string | null): number | null => {
  try {
    return Number(JSON.parse(atob(credential?.split('.')[1] ?? '')).sub) || null;
  } catch {
    return null;
  }
};

/** Another tab has signed in somebody else, who must not send what this person wrote. */
export const isSignedInAsOther = (userId: number | null): boolean => {
  const owner = ownerOf(readCredential());
  return owner !== null && userId !== null && owner !== userId;
};
