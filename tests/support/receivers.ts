import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  url: string;
  /** Raw messages in the order of their arrival. */
  mails: string[];
  recipients: string[];
  stop: () => Promise<void>;
}

/** A real SMTP server. `refuse` may answer a code for a recipient, such as 451 for greylisting. */
export const startMailSink = async (
  refuse: (recipient: string) => number | null = () => null,
): Promise<MailSink> => {
  const mails: string[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = refuse(address);
      if (code) return done(Object.assign(new Error('refused'), { responseCode: code }));
      recipients.push(address);
      return done();
    },
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    recipients,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

export interface WebSink {
  url: string;
  requests: { url: string; headers: IncomingMessage['headers']; body: string }[];
  stop: () => Promise<void>;
}

/** A fake external web service that answers as the test says. */
export const startWebSink = async (
  answer: (
    request: { url: string; headers: IncomingMessage['headers']; body: string },
    reply: ServerResponse,
  ) => void,
): Promise<WebSink> => {
  const requests: WebSink['requests'] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString('utf8');
    });
    request.on('end', () => {
      const seen = { url: request.url ?? '', headers: request.headers, body };
      requests.push(seen);
      answer(seen, reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
