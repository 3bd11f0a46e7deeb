import { TUS_PATH } from '@contract/attachment';
import type { TestService } from './service';

type Headers = Record<string, string>;
const encode = (text: string): string => Buffer.from(text).toString('base64');

/** The service on a real port, for what needs a real connection. */
export const listening = async ({ app }: TestService): Promise<string> =>
  app.listen({ host: '127.0.0.1', port: 0 });

/** One person's tus 1.0.0 calls made by hand, so that a test can stop anywhere. */
export const uploader = (origin: string, headers: Headers) => {
  const send = (url: string, method: string, more: Headers = {}, body?: Buffer): Promise<Response> =>
    fetch(new URL(url, origin), {
      method,
      headers: { ...headers, 'tus-resumable': '1.0.0', ...more },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
  const person = {
    send,
    create: (name: string, size: number, purpose = 'application'): Promise<Response> =>
      send(TUS_PATH, 'POST', {
        'upload-length': String(size),
        'upload-metadata': `filename ${encode(name)},filetype ${encode('application/octet-stream')},purpose ${encode(purpose)}`,
      }),
    piece: (url: string, offset: number, bytes: Buffer): Promise<Response> =>
      send(
        url,
        'PATCH',
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        bytes,
      ),
    offset: async (url: string): Promise<number> =>
      Number((await send(url, 'HEAD')).headers.get('upload-offset')),
    /** Creates and sends everything at once; answers the id and the last reply. */
    upload: async (name: string, bytes: Buffer): Promise<{ id: string; reply: Response }> => {
      const created = await person.create(name, bytes.length);
      const url = created.headers.get('location') ?? '';
      return { id: url.slice(url.lastIndexOf('/') + 1), reply: await person.piece(url, 0, bytes) };
    },
    facts: async (id: string) => {
      const reply = await fetch(new URL(`/api/attachments/${id}.json`, origin), { headers });
      return { status: reply.status, body: await reply.json() };
    },
    download: (id: string, more: Headers = {}): Promise<Response> =>
      fetch(new URL(`/api/attachments/${id}`, origin), { headers: { ...headers, ...more } }),
  };
  return person;
};
