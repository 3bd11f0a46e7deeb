import { readCredential } from './session';

/** Whose the credential is, as it says itself; null where there is none, or none that says so. */
export const ownerOf = (credential: string | null): number | null => {
  try {
    return Number(JSON.parse(atob(credential?.split('.')[1] ?? '')).sub) || null;
  } catch {
    return null;
  }
};

/** Another tab has signed somebody else in: what this person wrote is not theirs to send. */
export const isSignedInAsOther = (userId: number | null): boolean => {
  const owner = ownerOf(readCredential());
  return owner !== null && userId !== null && owner !== userId;
};
