import { resolve } from 'node:path';
import { HOUR_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import type { Deps } from '@server/deps';
import { readLanguages } from '@server/languages/read-languages';
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

const deliveryOf = ({ config, db }: Deps): Delivery => {
  const { smtpUrl, smsGatewayUrl, publicOrigin, demo, dataKey, appDir } = config;
  return {
    db,
    sealer: createSealer(dataKey.export()),
    channels: {
      ...(smtpUrl ? { email: createMailChannel({ smtpUrl, publicOrigin }) } : {}),
      ...(smsGatewayUrl ? { sms: createSmsChannel(smsGatewayUrl) } : {}),
    },
    languageOf: readLanguages(resolve(appDir)),
    keepBodies: demo,
  };
};

/** Empties the outbox through whatever channels are configured; without one, messages stay where they are. */
export const startDelivery = (deps: Deps, report: (error: unknown) => void): RunningDelivery => {
  const delivery = deliveryOf(deps);
  const channels = Object.values(delivery.channels);
  let round: Promise<void> | null = null;
  let isStopped = false;
  let takeBackAt = 0;

  const empty = async (): Promise<void> => {
    try {
      if (performance.now() >= takeBackAt) {
        await takeBackLost(delivery, deps.now());
        takeBackAt = performance.now() + TAKE_BACK_EVERY_MS;
      }
      while (!isStopped && (await sendDue(delivery, deps.now())) > 0);
    } catch (error) {
      report(error);
    }
  };
  const tick = (): void => {
    round ??= empty().finally(() => {
      round = null;
    });
  };
  const timer = channels.length > 0 ? setInterval(tick, EVERY_MS).unref() : null;
  return {
    stop: async () => {
      isStopped = true;
      if (timer) clearInterval(timer);
      await round;
      for (const channel of channels) channel.close();
    },
  };
};
