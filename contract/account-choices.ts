/** Values that people choose for their profile, and the states of an account. */
export const IDENTITIES = ['teacher', 'student', 'professional'] as const;
export type Identity = (typeof IDENTITIES)[number];

/** Interests in a profile, in the person's own words: the number of entries, and the length of each in characters. */
export const INTERESTS = { max: 20, each: 100 } as const;

/** Documents that prove who somebody is. */
export const ID_TYPES = ['id_card', 'passport', 'hmt'] as const;
export type IdType = (typeof ID_TYPES)[number];

export const ACCOUNT_STATUSES = ['active', 'disabled', 'closed'] as const;

/** What the platform writes to people about, in the order of 通知方式. */
export const NOTICE_KINDS = ['application', 'reminder', 'certification', 'demand', 'account'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export const NOTICE_CHANNELS = ['site', 'email', 'sms'] as const;

export const RELEASE_STATES = ['unconfirmed', 'waiting', 'due'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];
