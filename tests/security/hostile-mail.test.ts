import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createMailChannel } from '@server/modules/delivery/mail-channel';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A fake mail server that does this with every connection. */
const aServer = async (meet: (socket: Socket) => void): Promise<string> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    meet(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const again = (everyMs: number, act: () => unknown): void => {
  const timer = setInterval(act, everyMs);
  ends.push(() => clearInterval(timer));
};

const HOSTILE: [what: string, meet: (socket: Socket) => void][] = [
  ['says nothing', () => undefined],
  ['never comes to the end of its greeting', (socket) => again(20, () => socket.write('220-one moment\r\n'))],
  ['never comes to the end of a line', (socket) => again(20, () => socket.write('a'.repeat(1000)))],
  [
    'never comes to the end of an answer',
    (socket) => {
      socket.write('220 hello\r\n');
      socket.once('data', () => again(20, () => socket.write('250-and\r\n')));
    },
  ],
  [
    'speaks of something else',
    (socket) => socket.end('HTTP/1.1 302 Found\r\nLocation: http://evil.example/\r\n\r\n'),
  ],
  ['hangs up', (socket) => socket.destroy()],
  [
    'refuses every word',
    (socket) => {
      socket.write('220 hello\r\n');
      socket.on('data', () => socket.write('421 later\r\n'));
    },
  ],
];

describe('a mail server that means no good [req:attack-a71]', () => {
  it.each(HOSTILE)('that %s is given up, and the mail is tried again later', async (_what, meet) => {
    const channel = createMailChannel({
      smtpUrl: await aServer(meet),
      publicOrigin: 'https://kaichuang.example.cn',
      senderName: async () => '',
      limitMs: 1000,
    });

    const sending = channel.send({ id: '7', recipient: 'someone@example.cn', subject: '通知', body: '正文' });

    await expect(sending).rejects.toThrow();
    await expect(sending).rejects.not.toHaveProperty('name', 'Undeliverable');
    channel.close();
  });
});
