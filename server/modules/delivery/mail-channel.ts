import { setTimeout as delay } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { type Channel, Undeliverable } from './channel';

const CONNECT_MS = 5000;
const SOCKET_MS = 10_000;
/** The limits above are on silence. A server that goes on saying little would hold up all other mail. */
const SEND_MS = 30_000;

interface MailOptions {
  /** `smtp://user:password@host:587?from=no-reply@example.cn`; without `from`, no-reply at the site's host. */
  smtpUrl: string;
  publicOrigin: string;
  /** Shown in place of the bare address, unless `from` brings a name of its own. */
  senderName: () => Promise<string>;
  /** Time limit for one mail, from the first byte to the last; milliseconds. */
  limitMs?: number;
}

/** No program answers it, neither by RFC 3834 nor, which does not know that, Outlook. */
const UNANSWERED = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const isFinal = (error: unknown): boolean => {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 500 && code < 600;
};

const within = async (limitMs: number, work: Promise<unknown>): Promise<void> => {
  const stop = new AbortController();
  const late = delay(limitMs, null, { signal: stop.signal }).then(() => {
    throw new Error('the mail server came to no end');
  });
  try {
    await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
};

/**
 * Mail by SMTP. The Message-ID is derived from the message, so that a repeated attempt is recognized as the same mail.
 */
export const createMailChannel = ({
  smtpUrl,
  publicOrigin,
  senderName,
  limitMs = SEND_MS,
}: MailOptions): Channel => {
  const url = new URL(smtpUrl);
  const { hostname } = new URL(publicOrigin);
  const from = url.searchParams.get('from') ?? `no-reply@${hostname}`;
  url.search = '';
  const transport = nodemailer.createTransport({
    url: url.href,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // As an object the name is text, whatever it contains: encoded by RFC 2047, never read as addresses or headers.
  const sender = async () =>
    from.includes('<')
      ? from
      : { name: (await senderName()).replace(/\p{Cc}+/gu, ' ').trim(), address: from };
  return {
    send: async ({ id, recipient, subject, body }) => {
      try {
        const sent = transport.sendMail({
          from: await sender(),
          to: { name: '', address: recipient },
          subject,
          // RFC 2046 §4.1.1: a line ends with CRLF whatever the encoding hides.
          text: body.replace(/\r?\n/g, '\r\n'),
          headers: UNANSWERED,
          messageId: `<${id}@${hostname}>`,
        });
        await within(limitMs, sent);
      } catch (error) {
        throw isFinal(error) ? new Undeliverable((error as Error).message) : error;
      }
    },
    close: () => transport.close(),
  };
};
