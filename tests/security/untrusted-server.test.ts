import type { AddressInfo } from 'node:net';
import { createMailChannel } from '@server/modules/delivery/mail-channel';
import { createSmsChannel } from '@server/modules/delivery/sms-channel';
import { SMTPServer } from 'smtp-server';

const message = { id: '7', recipient: 'someone@example.cn', subject: '通知', body: '验证码 123456' };
const servers: SMTPServer[] = [];
let signIns = 0;
let mails = 0;
afterEach(async () => {
  for (const server of servers.splice(0))
    await new Promise<void>((done) => {
      server.close(done);
    });
});

/** Uses the certificate included in the library, which nobody trusts. */
const startStranger = async ({ secure }: { secure: boolean }): Promise<string> => {
  const server = new SMTPServer({
    secure,
    authOptional: true,
    onAuth: (_auth, _session, done) => {
      signIns += 1;
      done(null, { user: 'x' });
    },
    onData: (stream, _session, done) => {
      mails += 1;
      stream.resume().on('end', () => done());
    },
  });
  server.on('error', () => undefined);
  servers.push(server);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done());
  });
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
};

const mailTo = (smtpUrl: string) =>
  createMailChannel({
    smtpUrl,
    publicOrigin: 'https://kaichuang.example.cn',
    senderName: async () => '',
    limitMs: 5000,
  });

describe('a server whose certificate nobody vouches for', () => {
  it.each([
    ['smtps', true],
    ['smtp', false],
  ])('gets neither the password nor the mail over %s', async (scheme, secure) => {
    const channel = mailTo(`${scheme}://user:SECRET@${await startStranger({ secure })}`);

    await expect(channel.send(message)).rejects.toThrow(/certificate/);
    expect([signIns, mails]).toEqual([0, 0]);
    channel.close();
  });

  it('gets no text message either', async () => {
    const channel = createSmsChannel(`https://user:SECRET@${await startStranger({ secure: true })}/send`);

    const refusal: Error = await channel.send(message).then(
      () => new Error('it was sent'),
      (error) => error,
    );
    expect(String(refusal.cause)).toMatch(/certificate/);
  });
});
