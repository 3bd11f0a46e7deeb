import { createSecretKey } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { tmpdir } from 'node:os';
import { ACTOR_WORDS } from '@contract/rules/actor-words';
import { beijingWord } from '@contract/rules/beijing-time';
import { say, wordOf } from '@contract/sentences/sentence';
import { HOUR_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { startDelivery } from '@server/jobs/startDelivery';
import { languageOf } from '@server/languages/language';
import type { Letter } from '@server/modules/delivery/channel';
import { createMailChannel } from '@server/modules/delivery/mail-channel';
import { type Delivery, sendDue, takeBackLost } from '@server/modules/delivery/send-due';
import { enqueueMessage, type OutgoingMessage } from '@server/modules/delivery/service';
import { createSmsChannel } from '@server/modules/delivery/sms-channel';
import { type TestDatabase, testDatabase } from '@tests/support/database';
import { buffersOf } from '@tests/support/heard-statements';
import { type MailSink, startMailSink, startWebSink, type WebSink } from '@tests/support/receivers';
import { startService } from '@tests/support/service';
import { statementsOf } from '@tests/support/statements';
import { testConfig } from '@tests/support/test-config';
import { waitFor } from '@tests/support/wait-for';
import { serviceTexts } from '../../../config/plugins/service-texts';

const texts = serviceTexts();
let database: TestDatabase;
const KEY = Buffer.alloc(32, 7);
const sealer = createSealer(KEY);
const NOW = new Date('2026-03-02T10:00:00+08:00');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => database.db.kysely.deleteFrom('outbox').execute());
afterAll(() => database.drop());

const aMessage = (changes: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  channel: 'email',
  recipient: 'someone@example.cn',
  kind: 'notice',
  subject: '认证已通过',
  body: '现在可以办理业务',
  accountId: null,
  ...changes,
});
const enqueue = (changes: Partial<OutgoingMessage> = {}) =>
  database.db.transaction((tx) => enqueueMessage(tx, sealer, aMessage(changes), NOW));
const outbox = () => database.db.kysely.selectFrom('outbox').selectAll().execute();
const only = async () => {
  const [row] = await outbox();
  if (!row) throw new Error('the outbox is empty');
  return row;
};
const deliveryWith = (channels: Delivery['channels'], keepBodies = false): Delivery => ({
  db: database.db,
  sealer,
  channels,
  languageOf: (language) => languageOf(language, texts[language] ?? {}),
  keepBodies,
});
const mailTo = (sink: MailSink) =>
  deliveryWith({
    email: createMailChannel({ smtpUrl: sink.url, publicOrigin: 'https://kaichuang.example.cn' }),
  });

describe('a message in the outbox', () => {
  it('is sealed, address and text', async () => {
    await enqueue();
    const row = await only();

    expect(row.recipient).toMatch(/^enc:v1:/);
    expect(row.body).toMatch(/^enc:v1:/);
  });

  it('is gone again if what caused it fails', async () => {
    const attempt = database.db.transaction(async (tx) => {
      await enqueueMessage(tx, sealer, aMessage(), NOW);
      throw new Error('something after it');
    });

    await expect(attempt).rejects.toThrow('something after it');
    expect(await outbox()).toEqual([]);
  });
});

describe('mail', () => {
  it('arrives by SMTP, once, and its text is erased', async () => {
    const sink = await startMailSink();
    try {
      await enqueue();
      const delivery = mailTo(sink);
      await sendDue(delivery, NOW);
      await sendDue(delivery, later(HOUR_MS));

      expect(sink.recipients).toEqual(['someone@example.cn']);
      expect(sink.mails[0]).toMatch(/^From: no-reply@kaichuang\.example\.cn/m);
      expect(sink.mails[0]).toContain(`Message-ID: <${(await only()).id}@kaichuang.example.cn>`);
      expect(await only()).toMatchObject({ state: 'sent', body: '', attempts: 1 });
    } finally {
      await sink.stop();
    }
  });

  it.each([
    [
      'en-US',
      'Program office has returned “A & B”. Please correct and submit it by',
      '3 more items, see /user',
    ],
    ['de-DE', '„A & B“', '3 weitere Vorgänge'],
    ['ar-EG', 'A & B', '3'],
  ] as const)(
    'is written in %s for whoever chose that, and its words are erased',
    async (language, title, more) => {
      const letters: Letter[] = [];
      const email = { send: async (letter: Letter) => void letters.push(letter), close: () => undefined };
      const [who, at] = [ACTOR_WORDS.word('office'), beijingWord('2026-12-01T09:00:00Z')];
      const url = 'https://kaichuang.example.cn/user/myProjects/7';
      const spoken = {
        ...{ language, url },
        title: wordOf(say('notice.apply.returned', { who, title: 'A & B', at })),
        body: wordOf(say('notice.digest.more', { n: 3, url: '/user' })),
      };
      await enqueue({ spoken });
      expect((await only()).words).toMatch(/^enc:v1:/);
      await sendDue(deliveryWith({ email }), NOW);

      const [{ subject, body } = { subject: '', body: '' }] = letters;
      expect(subject).toContain(title);
      expect(body.split('\n')).toEqual([subject, expect.stringContaining(more), url]);
      expect(subject + body).not.toMatch(/\p{Script=Han}|[٠-٩]/u);
      expect(await only()).toMatchObject({ state: 'sent', body: '', words: null });
    },
  );

  it('cannot smuggle headers or further recipients', async () => {
    const sink = await startMailSink();
    try {
      await enqueue({ subject: '通知\r\nBcc: thief@example.com', recipient: 'someone@example.cn' });
      await sendDue(mailTo(sink), NOW);

      expect(sink.recipients).toEqual(['someone@example.cn']);
      expect(sink.mails[0]).not.toMatch(/^Bcc:/m);
    } finally {
      await sink.stop();
    }
  });

  it('that is greylisted comes later, under the same id', async () => {
    let isGrey = true;
    const sink = await startMailSink(() => (isGrey ? 451 : null));
    try {
      await enqueue();
      const delivery = mailTo(sink);
      await sendDue(delivery, NOW);
      expect(await only()).toMatchObject({ state: 'waiting', attempts: 1, notBefore: later(15_000) });
      await sendDue(delivery, later(14_000));
      expect(sink.mails).toHaveLength(0);

      isGrey = false;
      await sendDue(delivery, later(15_000));
      expect(sink.mails).toHaveLength(1);
      expect(await only()).toMatchObject({ state: 'sent', attempts: 2 });
    } finally {
      await sink.stop();
    }
  });

  it('to an address that does not exist is not tried again', async () => {
    const sink = await startMailSink(() => 550);
    try {
      await enqueue();
      await sendDue(mailTo(sink), NOW);

      expect(await only()).toMatchObject({ state: 'failed', attempts: 1 });
    } finally {
      await sink.stop();
    }
  });

  it('is given up after eight attempts where nobody answers', async () => {
    const sink = await startMailSink();
    await sink.stop();
    await enqueue();
    const delivery = mailTo(sink);
    for (let i = 0; i < 10; i++) await sendDue(delivery, later(i * 7_200_000));

    expect(await only()).toMatchObject({ state: 'failed', attempts: 8 });
  });
});

describe('a text message', () => {
  const accept = (_: unknown, reply: Parameters<Parameters<typeof startWebSink>[0]>[1]) =>
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"accepted":true}');
  const toGateway = (sink: WebSink) => deliveryWith({ sms: createSmsChannel(sink.url) });
  const sms = { channel: 'sms' as const, recipient: '13900000001', body: '验证码 123456' };

  it('goes to the gateway with its id as the key', async () => {
    const sink = await startWebSink(accept);
    try {
      await enqueue(sms);
      await sendDue(deliveryWith({ sms: createSmsChannel(sink.url.replace('//', '//user:pass@')) }), NOW);
      const { id } = await only();

      expect(sink.requests).toHaveLength(1);
      expect(sink.requests[0]?.headers).toMatchObject({
        'idempotency-key': id,
        authorization: `Basic ${Buffer.from('user:pass').toString('base64')}`,
      });
      expect(JSON.parse(sink.requests[0]?.body ?? '')).toEqual({
        id,
        to: '13900000001',
        text: '验证码 123456',
      });
    } finally {
      await sink.stop();
    }
  });

  it.each<[string, Parameters<typeof startWebSink>[0]]>([
    [
      'says no',
      (_, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end('{"accepted":false}'),
    ],
    [
      'fails',
      (_, reply) => reply.writeHead(500, { 'content-type': 'application/json' }).end('{"accepted":true}'),
    ],
    [
      'sends a page',
      (_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>ok</html>'),
    ],
    [
      'sends broken JSON',
      (_, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end('{"accepted"'),
    ],
    [
      'sends something else',
      (_, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end('{"accepted":"yes"}'),
    ],
  ])('is tried again when the gateway %s', async (_, answer) => {
    const sink = await startWebSink(answer);
    try {
      await enqueue(sms);
      await sendDue(toGateway(sink), NOW);

      expect(await only()).toMatchObject({ state: 'waiting', attempts: 1 });
    } finally {
      await sink.stop();
    }
  });

  it('gives a gateway that does not answer two seconds', async () => {
    const sink = await startWebSink(() => undefined);
    const limit = jest.spyOn(AbortSignal, 'timeout');
    try {
      await enqueue(sms);
      // Comes to an end although nobody answers.
      await sendDue(toGateway(sink), NOW);

      expect(limit.mock.calls).toEqual([[2000]]);
      expect((await only()).state).toBe('waiting');
    } finally {
      limit.mockRestore();
      await sink.stop();
    }
  });

  it('reads no more than it needs of an answer without end', async () => {
    const sink = await startWebSink((_, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' });
      const pour = setInterval(() => reply.write('x'.repeat(20_000)), 5);
      reply.on('close', () => clearInterval(pour));
    });
    try {
      await enqueue(sms);
      await sendDue(toGateway(sink), NOW);

      expect((await only()).lastError).toBe('the answer is too large');
    } finally {
      await sink.stop();
    }
  });

  it('is not carried anywhere else by a redirect', async () => {
    const trap = await startWebSink(accept);
    const sink = await startWebSink((_, reply) => reply.writeHead(307, { location: trap.url }).end());
    try {
      await enqueue(sms);
      await sendDue(toGateway(sink), NOW);

      expect(trap.requests).toEqual([]);
      expect((await only()).state).toBe('waiting');
    } finally {
      await sink.stop();
      await trap.stop();
    }
  });

  it('with a code is not sent once the code has expired', async () => {
    const sink = await startWebSink(accept);
    try {
      await enqueue({ ...sms, sendBefore: later(600_000) });
      await sendDue(toGateway(sink), later(600_000));

      expect(sink.requests).toEqual([]);
      expect(await only()).toMatchObject({ state: 'expired', body: '' });
    } finally {
      await sink.stop();
    }
  });

  it('that must not be sent is not sent', async () => {
    const sink = await startWebSink(accept);
    try {
      await enqueue({ ...sms, muted: true });
      await sendDue(toGateway(sink), NOW);

      expect(sink.requests).toEqual([]);
    } finally {
      await sink.stop();
    }
  });
});

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

  /** A channel that takes a message and says nothing until it is told to. */
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

      // It was only slow: what it says now changes nothing.
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
    const config = { ...testConfig(tmpdir(), false), smsGatewayUrl: sink.url, dataKey: createSecretKey(KEY) };
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
