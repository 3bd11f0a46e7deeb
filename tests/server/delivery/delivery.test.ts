import { ACTOR_WORDS } from '@contract/rules/actor-words';
import { beijingWord } from '@contract/rules/beijing-time';
import { say, wordOf } from '@contract/sentences/sentence';
import { HOUR_MS } from '@contract/time-units';
import type { Letter } from '@server/modules/delivery/channel';
import { sendDue } from '@server/modules/delivery/send-due';
import { outboxFigures } from '@server/modules/delivery/service';
import { createSmsChannel } from '@server/modules/delivery/sms-channel';
import { type TestDatabase, testDatabase } from '@tests/support/database';
import { startMailSink, startWebSink, type WebSink } from '@tests/support/receivers';
import { anOutbox, OUTBOX_NOW, outboxLater } from './anOutbox';

const NOW = OUTBOX_NOW;
const later = outboxLater;
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => database.db.kysely.deleteFrom('outbox').execute());
afterAll(() => database.drop());

const { outbox, only, enqueue, deliveryWith, mailTo } = anOutbox(() => database.db);

describe('a message in the outbox', () => {
  it('is sealed, address and text', async () => {
    await enqueue();
    const row = await only();

    expect(row.recipient).toMatch(/^enc:v1:/);
    expect(row.body).toMatch(/^enc:v1:/);
  });

  it('is gone again if what caused it fails', async () => {
    const attempt = database.db.transaction(async (tx) => {
      await enqueue({}, tx);
      throw new Error('something after it');
    });

    await expect(attempt).rejects.toThrow('something after it');
    expect(await outbox()).toEqual([]);
  });
});

describe('a message to somebody whose account was stopped meanwhile', () => {
  const letters: string[] = [];
  const email = { send: async ({ subject }: Letter) => void letters.push(subject), close: () => undefined };
  const anAccount = async (status: string): Promise<number> => {
    const { id } = await database.db.kysely
      .insertInto('account')
      .values({ login: status, loginKey: status, nickname: status, status })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  it.each(['disabled', 'closed'])(
    '(%s) is no notice any more; what is said of the account is',
    async (status) => {
      letters.length = 0;
      const [stopped, active] = [await anAccount(status), await anAccount(`in-use-${status}`)];
      await database.db.pool.query(`update account set status = 'active' where id = $1`, [active]);
      await enqueue({ accountId: stopped, subject: '期限提醒' });
      await enqueue({ accountId: stopped, subject: '账号已停用', kind: 'security' });
      await enqueue({ accountId: active, subject: '别人的' });

      await sendDue(deliveryWith({ email }), NOW);

      expect(letters.sort()).toEqual(['别人的', '账号已停用']);
      expect((await outbox()).find(({ subject }) => subject === '期限提醒')).toMatchObject({
        state: 'expired',
        body: '',
        words: null,
      });
    },
  );
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
      expect(sink.mails[0]).toMatch(/^From: \S+ <no-reply@kaichuang\.example\.cn>/m);
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
        language,
        url,
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

  it('is marked as written by a program, and each of its lines ends as the standard says', async () => {
    const sink = await startMailSink();
    try {
      await enqueue({ body: '申报已退回\n请在期限前重新提交' });
      await sendDue(mailTo(sink), NOW);

      const [head = '', text = ''] = sink.mails[0]?.split('\r\n\r\n') ?? [];
      expect(head).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
      expect(Buffer.from(text, 'base64').toString()).toBe('申报已退回\r\n请在期限前重新提交');
    } finally {
      await sink.stop();
    }
  });

  it.each([
    ['开创专项平台', `=?UTF-8?B?${Buffer.from('开创专项平台').toString('base64')}?=`],
    ['K"C" <x@y.cn>, "', '"K\\"C\\" <x@y.cn>, \\""'],
    ['a\r\nBcc: thief@example.com', '"a Bcc: thief@example.com"'],
  ])('bears the name of the site, %j, as text', async (name, written) => {
    const sink = await startMailSink();
    try {
      await enqueue();
      await sendDue(mailTo(sink, name), NOW);
      const [head = ''] = sink.mails[0]?.split('\r\n\r\n') ?? [];
      expect(head).toContain(`From: ${written} <no-reply@kaichuang.example.cn>`);
      expect(head).not.toMatch(/^Bcc:/m);
    } finally {
      await sink.stop();
    }
  });

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

describe('what the platform says of its outbox', () => {
  const AT = [0, 15_000, 60_000, 195_000, 600_000].map(later);
  const attempts = async (): Promise<void> => {
    const sink = await startMailSink();
    await sink.stop();
    for (const at of AT) await sendDue(mailTo(sink), at);
  };
  const figures = (at: Date) => outboxFigures(database.db.kysely, ['email'], at);

  it('a mail server that refuses at once is noticed, though nothing is overdue', async () => {
    for (let i = 0; i < 3; i++) await enqueue();
    await attempts();

    expect(await figures(later(601_000))).toEqual({ waiting: 3, failed: 0, oldestAt: NOW });
  });

  it('one mailbox that takes nothing is not the mail server', async () => {
    await enqueue();
    await attempts();
    expect((await figures(later(601_000))).oldestAt).toBeNull();

    for (let i = 0; i < 3; i++) await enqueue();
    await attempts();
    await enqueue({ recipient: 'other@example.cn' });
    const sink = await startMailSink();
    try {
      await sendDue(mailTo(sink), later(601_000));
      expect((await figures(later(602_000))).oldestAt).toBeNull();
    } finally {
      await sink.stop();
    }
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
      // Finishes even though nobody answers.
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

  it('that waited a week for its gateway to be set up is not sent any more', async () => {
    const sink = await startWebSink(accept);
    try {
      await enqueue(sms);
      await sendDue(toGateway(sink), later(7 * 24 * HOUR_MS));

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
