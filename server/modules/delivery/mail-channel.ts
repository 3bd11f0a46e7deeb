import nodemailer from 'nodemailer';
import { type Channel, Undeliverable } from './channel';

const CONNECT_MS = 5000;
const SOCKET_MS = 10_000;

interface MailOptions {
  /** `smtp://user:password@host:587?from=no-reply@example.cn`; without `from`, no-reply at the site's host. */
  smtpUrl: string;
  publicOrigin: string;
}

const isFinal = (error: unknown): boolean => {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 500 && code < 600;
};

/** Mail by SMTP. The Message-ID follows from the message, so an attempt that was cut off cannot show up twice. */
export const createMailChannel = ({ smtpUrl, publicOrigin }: MailOptions): Channel => {
  const url = new URL(smtpUrl);
  const { hostname } = new URL(publicOrigin);
  const from = url.searchParams.get('from') ?? `no-reply@${hostname}`;
  url.search = '';
  const transport = nodemailer.createTransport(
    {
      url: url.href,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SOCKET_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async ({ id, recipient, subject, body }) => {
      try {
        await transport.sendMail({
          to: { name: '', address: recipient },
          subject,
          text: body,
          messageId: `<${id}@${hostname}>`,
        });
      } catch (error) {
        throw isFinal(error) ? new Undeliverable((error as Error).message) : error;
      }
    },
    close: () => transport.close(),
  };
};
