import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zipBody } from '@server/http/zip-body';
import { strFromU8, unzipSync } from 'fflate';

describe('an archive', () => {
  it('holds its entries in their order, each opened when its turn comes', async () => {
    const opened: string[] = [];
    const part = (path: string) => ({
      path,
      bytes: () => {
        opened.push(path);
        return Readable.from([Buffer.from(`of ${path}`)]);
      },
    });
    const body = zipBody([{ path: 'first', bytes: Buffer.from('whole') }, part('second'), part('third')]);
    expect(opened).toEqual(['second'].slice(0, opened.length));

    const entries = unzipSync(await buffer(body));

    expect(Object.entries(entries).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
      ['first', 'whole'],
      ['second', 'of second'],
      ['third', 'of third'],
    ]);
  });

  it('ends with the error of a part that is not there', async () => {
    const body = zipBody([{ path: 'gone', bytes: () => createReadStream('/nowhere/at/all') }]);

    await expect(buffer(body)).rejects.toThrow('ENOENT');
  });

  it('lets go of the open part when nobody reads on', async () => {
    const endless = Readable.from(
      (async function* () {
        for (;;) yield Buffer.alloc(65_536, 7);
      })(),
      { objectMode: false },
    );
    const body = zipBody([{ path: 'endless', bytes: () => endless }]);
    const closed = new Promise((done) => endless.once('close', done));

    for await (const _ of body) break;

    await closed;
    expect(endless.destroyed).toBe(true);
  });
});
