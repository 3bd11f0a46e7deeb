import { createSealer } from '@server/crypto/sealing';
import type { Database, Transaction } from '@server/db/database';
import { languageOf } from '@server/languages/language';
import type { Channel } from '@server/modules/delivery/channel';
import { createMailChannel } from '@server/modules/delivery/mail-channel';
import type { Delivery } from '@server/modules/delivery/send-due';
import { enqueueMessage, type OutgoingMessage } from '@server/modules/delivery/service';
import type { MailSink } from '@tests/support/receivers';
import { serviceTexts } from '../../../config/plugins/service-texts';

export const OUTBOX_KEY = Buffer.alloc(32, 7);
export const OUTBOX_NOW = new Date('2026-03-02T10:00:00+08:00');
export const outboxLater = (ms: number): Date => new Date(OUTBOX_NOW.getTime() + ms);

const aMessage = (changes: Partial<OutgoingMessage>): OutgoingMessage => ({
  channel: 'email',
  recipient: 'someone@example.cn',
  kind: 'notice',
  subject: '认证已通过',
  body: '现在可以办理业务',
  accountId: null,
  ...changes,
});

/** Reads and empties the outbox of a database. */
export const anOutbox = (db: () => Database) => {
  const texts = serviceTexts();
  const sealer = createSealer(OUTBOX_KEY);
  const outbox = () => db().kysely.selectFrom('outbox').selectAll().execute();
  const deliveryWith = (through: { email: Channel } | { sms: Channel }, keepBodies = false): Delivery => ({
    ...('email' in through
      ? { name: 'email', channel: through.email }
      : { name: 'sms', channel: through.sms }),
    db: db(),
    sealer,
    keepBodies,
    languageOf: (language) => languageOf(language, texts[language] ?? {}),
  });
  return {
    outbox,
    deliveryWith,
    enqueue: (changes: Partial<OutgoingMessage> = {}, within?: Transaction) => {
      const enqueue = (tx: Transaction) => enqueueMessage(tx, sealer, aMessage(changes), OUTBOX_NOW);
      return within ? enqueue(within) : db().transaction(enqueue);
    },
    only: async () => {
      const [row] = await outbox();
      if (!row) throw new Error('the outbox is empty');
      return row;
    },
    mailTo: (sink: MailSink, senderName = '开创专项平台') =>
      deliveryWith({
        email: createMailChannel({
          smtpUrl: sink.url,
          publicOrigin: 'https://kaichuang.example.cn',
          senderName: async () => senderName,
        }),
      }),
  };
};
