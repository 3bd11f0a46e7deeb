import { resolve } from 'node:path';
import { HOUR_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { readLanguages } from '@server/languages/read-languages';
import { siteName } from '@server/modules/auth/site-name';
import { createMailChannel } from '@server/modules/delivery/mail-channel';
import { type Delivery, sendDue, takeBackLost } from '@server/modules/delivery/send-due';
import { createSmsChannel } from '@server/modules/delivery/sms-channel';

/** Somebody waits for a code with the phone in the hand. */
const EVERY_MS = 1000;
/** Replicas of the version before may still be stopping. */
const TAKE_BACK_EVERY_MS = HOUR_MS;

export interface RunningDelivery {
  /** Waits for what is being sent; the rest of the outbox is another replica's, or waits for the next start. */
  stop: () => Promise<void>;
}

const deliveriesOf = ({ config, db }: Deps): Delivery[] => {
  const { smtpUrl, smsGatewayUrl, publicOrigin, demo, dataKey, appDir } = config;
  const shared = {
    db,
    keepBodies: demo,
    sealer: createSealer(dataKey.export()),
    languageOf: readLanguages(resolve(appDir)),
  };
  const mailChannel = (url: string) =>
    createMailChannel({ smtpUrl: url, publicOrigin, senderName: () => siteName(db.kysely) });
  return [
    ...(smtpUrl ? [{ ...shared, name: 'email' as const, channel: mailChannel(smtpUrl) }] : []),
    ...(smsGatewayUrl ? [{ ...shared, name: 'sms' as const, channel: createSmsChannel(smsGatewayUrl) }] : []),
  ];
};

/**
 * Sends the messages in the outbox through the configured channels, each in its own loop, so that a code for a phone
 * does not wait for a slow mail server. Messages for a channel that is not configured stay in the outbox.
 */
export const startDelivery = (deps: Deps, report: (error: unknown) => void): RunningDelivery => {
  const deliveries = deliveriesOf(deps);
  const rounds = new Map<Delivery, Promise<void>>();
  let isStopped = false;
  let takeBackAt = 0;

  const takeBack = async (): Promise<void> => {
    if (performance.now() < takeBackAt) return;
    await takeBackLost(deps, deps.now());
    takeBackAt = performance.now() + TAKE_BACK_EVERY_MS;
  };
  const empty = async (delivery: Delivery): Promise<void> => {
    try {
      await takeBack();
      while (!isStopped && (await sendDue(delivery, deps.now())) > 0);
    } catch (error) {
      report(error);
    }
  };
  const tick = (): void => {
    for (const delivery of deliveries)
      if (!rounds.has(delivery))
        rounds.set(
          delivery,
          empty(delivery).finally(() => rounds.delete(delivery)),
        );
  };
  const timer = deliveries.length > 0 ? setInterval(tick, EVERY_MS).unref() : null;
  return {
    stop: async () => {
      isStopped = true;
      if (timer) clearInterval(timer);
      await Promise.all(rounds.values());
      for (const { channel } of deliveries) channel.close();
    },
  };
};
