import { NOTICE_CHANNELS, type NoticeKind } from '@contract/account-choices';
import { COMPLETE_LOCALES, type CompleteLocale, DEFAULT_LOCALE } from '@contract/locale';

export interface Channels {
  site: boolean;
  email: boolean;
  sms: boolean;
}
export type Preferences = Record<NoticeKind, Channels> & {
  /** Language of mails and text messages. */
  language: CompleteLocale;
};

/** By default: all notices on the site, and mail for those that people wait for. */
const DEFAULTS: Record<NoticeKind, Channels> = {
  application: { site: true, email: true, sms: true },
  // Text messages only for what is due within hours.
  reminder: { site: true, email: true, sms: true },
  certification: { site: true, email: true, sms: false },
  demand: { site: true, email: true, sms: false },
  account: { site: true, email: true, sms: false },
};

const isChannels = (value: unknown): value is Channels =>
  typeof value === 'object' && value !== null && NOTICE_CHANNELS.every((key) => key in value);

export const channelsFor = (stored: Record<string, unknown>, kind: NoticeKind): Channels => {
  const chosen = stored[kind];
  return isChannels(chosen) ? { site: chosen.site, email: chosen.email, sms: chosen.sms } : DEFAULTS[kind];
};

export const languageFor = ({ language }: Record<string, unknown>): CompleteLocale =>
  COMPLETE_LOCALES.find((known) => known === language) ?? DEFAULT_LOCALE;
