import { createSecretKey } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { startDelivery } from '@server/jobs/startDelivery';
import { sendDue, takeBackLost } from '@server/modules/delivery/send-due';
import { createSmsChannel } from '@server/modules/delivery/sms-channel';
import { type TestDatabase, testDatabase } from '@tests/support/database';
import { buffersOf } from '@tests/support/heard-statements';
import { startMailSink, startWebSink } from '@tests/support/receivers';
import { startService } from '@tests/support/service';
import { statementsOf } from '@tests/support/statements';
import { testConfig } from '@tests/support/test-config';
import { waitFor } from '@tests/support/wait-for';
import { anOutbox, OUTBOX_KEY, OUTBOX_NOW, outboxLater } from './anOutbox';

const NOW = OUTBOX_NOW;
const later = outboxLater;
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => database.db.kysely.deleteFrom('outbox').execute());
afterAll(() => database.drop());

const { outbox, only, enqueue, deliveryWith, mailTo } = anOutbox(() => database.db);

describe('several replicas', () => {
  it('send each message once between them', async () => {
    const sink = await startWebSink((_, reply) =>
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{"accepted":true}'),
    );
    try {
      for (let i = 0; i < 30; i++) await enqueue({ channel: 'sms', recipient: `139000000${i + 10}` });
      const replica = deliveryWith({ sms: createSmsChannel(sink.url) });
      await Promise.all(Array.from({ length: 6 }, () => sendDue(replica, NOW)));
      while ((await sendDue(replica, NOW)) > 0);

      expect(sink.requests).toHaveLength(30);
      expect(new Set(sink.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(30);
    } finally {
      await sink.stop();
    }
  });

  /** A channel that accepts a message but does not report until told to. */
  const silentChannel = () => {
    let taken = 0;
    const silence = new EventEmitter();
    const send = async (): Promise<void> => {
      taken += 1;
      await once(silence, 'end');
    };
    return {
      channel: { send, close: () => undefined },
      isAsked: () => taken > 0,
      end: () => void silence.emit('end'),
    };
  };

  it('take over what one of them died over, after its lease', async () => {
    const sink = await startMailSink();
    try {
      await enqueue();
      const dying = silentChannel();
      const died = sendDue(deliveryWith({ email: dying.channel }), NOW);
      await waitFor(dying.isAsked);
      const delivery = mailTo(sink);

      await sendDue(delivery, later(59_000));
      expect(sink.mails).toHaveLength(0);
      await sendDue(delivery, later(60_000));
      expect(sink.mails).toHaveLength(1);

      // The first replica was only slow; its late report must change nothing.
      await database.db.kysely.updateTable('outbox').set({ lastError: 'of the second' }).execute();
      dying.end();
      await died;
      expect(await only()).toMatchObject({ state: 'sent', attempts: 2, lastError: 'of the second' });
    } finally {
      await sink.stop();
    }
  });

  it('take over what one of the version before died over', async () => {
    const sink = await startMailSink();
    try {
      await enqueue();
      const leased = { state: 'sending', attempts: 1, leaseUntil: later(60_000) };
      await database.db.kysely.updateTable('outbox').set(leased).execute();
      const delivery = mailTo(sink);

      for (const at of [later(59_000), later(60_000)]) {
        expect(sink.mails).toHaveLength(0);
        await takeBackLost(delivery, at);
        await sendDue(delivery, at);
      }
      expect(sink.mails).toHaveLength(1);
    } finally {
      await sink.stop();
    }
  });

  it('look for the next message without going through those that were sent', async () => {
    const quiet = deliveryWith({ email: { send: async () => undefined, close: () => undefined } });
    const costOfLooking = async (): Promise<number> => {
      await database.db.pool.query('analyze outbox');
      const heard = await statementsOf(database.db, () => sendDue(quiet, NOW));
      const [text] = heard.filter((one) => one.startsWith('select') && one.includes('"outbox"'));
      return buffersOf(database.db, [{ text: text ?? '', values: ['email', 'waiting', NOW, 10] }]);
    };
    const before = await costOfLooking();
    await database.db.pool.query(
      `insert into outbox (id, channel, recipient, body, state, not_before, created_at, sent_at, kind)
       select gen_random_uuid(), 'email', 'sealed', repeat('x', 300), 'sent', $1, $1, $1, 'notice'
       from generate_series(1, 20000)`,
      [NOW],
    );

    expect(await costOfLooking()).toBeLessThan(before + 20);

    // Messages for a channel that is not set up must not slow the query either.
    await database.db.pool.query("update outbox set channel = 'sms', state = 'waiting', sent_at = null");
    expect(await costOfLooking()).toBeLessThan(before + 20);
  });
});

describe('the running service', () => {
  it('stops with what is being sent, and leaves the rest of the outbox for later', async () => {
    for (let i = 0; i < 40; i++) await enqueue({ channel: 'sms', recipient: `139000000${i + 10}` });
    const asked = new EventEmitter();
    const sink = await startWebSink((_, reply) => {
      asked.emit('one');
      const answer = (): void =>
        void reply.writeHead(200, { 'content-type': 'application/json' }).end('{"accepted":true}');
      setTimeout(answer, 100);
    });
    const config = {
      ...testConfig(tmpdir(), false),
      smsGatewayUrl: sink.url,
      dataKey: createSecretKey(OUTBOX_KEY),
    };
    const delivery = startDelivery({ config, db: database.db, now: () => NOW }, () => undefined);
    try {
      await once(asked, 'one');
      await delivery.stop();

      const sent = (await outbox()).filter(({ state }) => state === 'sent');
      expect(sent).toHaveLength(10);
    } finally {
      await sink.stop();
    }
  });

  it('sends a code to a telephone while a mail server takes its time', async () => {
    await enqueue();
    await enqueue({ channel: 'sms', recipient: '13900000010' });
    const connected: Socket[] = [];
    const silent = createServer((socket) => void connected.push(socket.on('error', () => undefined)));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const gateway = await startWebSink((_, reply) =>
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{"accepted":true}'),
    );
    const config = {
      ...testConfig(tmpdir(), false),
      smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      smsGatewayUrl: gateway.url,
      dataKey: createSecretKey(OUTBOX_KEY),
    };
    const delivery = startDelivery({ config, db: database.db, now: () => NOW }, () => undefined);
    try {
      await waitFor(() => connected.length > 0);
      await enqueue({ channel: 'sms', recipient: '13900000011' });
      await waitFor(() => gateway.requests.length === 2, 4000);

      expect((await outbox()).find(({ channel }) => channel === 'email')?.state).toBe('waiting');
    } finally {
      for (const socket of connected) socket.destroy();
      silent.close();
      await delivery.stop();
      await gateway.stop();
    }
  });

  it('answers while mail is down, and delivers when it is back [req:fault-f26]', async () => {
    const sink = await startMailSink();
    const service = await startService({ config: { smtpUrl: sink.url } });
    const delivery = startDelivery(
      { config: service.config, db: service.db, now: () => new Date() },
      () => undefined,
    );
    try {
      const { headers } = await service.signIn('shenzhiyao');
      const sent = await service.call('POST', '/api/users/old_code.json', {
        headers,
        body: { channel: 'email' },
      });

      expect(sent.status).toBe(200);
      await waitFor(() => sink.mails.length === 1);
    } finally {
      await delivery.stop();
      await service.stop();
      await sink.stop();
    }
  });
});
