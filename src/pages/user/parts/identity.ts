export const IDENTITIES = ['teacher', 'student', 'professional'] as const;
export type Identity = (typeof IDENTITIES)[number];

export const identityOf = (value: string | null): Identity | null =>
  IDENTITIES.find((identity) => identity === value) ?? null;
