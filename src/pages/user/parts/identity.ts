import { IDENTITIES, type Identity } from '@contract/account-choices';

export const identityOf = (value: string | null): Identity | null =>
  IDENTITIES.find((identity) => identity === value) ?? null;
