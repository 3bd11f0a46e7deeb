import type { Begun } from '@server/http/freshness';
import { keptPages, type MadePage, makePage } from '@server/pages/kept-pages';
import type { FastifyRequest } from 'fastify';

const PAGE = makePage('<head></head>', null, { status: 200, isWhole: true });
const asked = (url = '/demand', isHarvesting = false) => ({ url, isHarvesting }) as FastifyRequest;

/** Pages are created when the test says so; `write` makes everything read before outdated. */
const start = () => {
  let written = 0;
  const freshness = {
    begin: (): Begun => ({ at: 0, madeAt: 0, heard: null, written }),
    isFresh: (begun: Begun) => begun.written === written,
  };
  const made: { resolve: (page: MadePage) => void; reject: (fault: Error) => void }[] = [];
  const make = () => new Promise<MadePage>((resolve, reject) => made.push({ resolve, reject }));
  const pageFor = keptPages(freshness, () => 'kaichuang.example.cn', make);
  const write = (): void => {
    written += 1;
  };
  return { made, pageFor, write };
};

it('makes a page once for all who ask for it at the same time', async () => {
  const { made, pageFor } = start();

  const pages = Promise.all([pageFor(asked()), pageFor(asked()), pageFor(asked())]);
  made[0]?.resolve(PAGE);

  expect(await pages).toEqual([PAGE, PAGE, PAGE]);
  expect(await pageFor(asked())).toMatchObject(PAGE);
  expect(made).toHaveLength(1);
});

it('gives nobody a page that was begun before the last change', () => {
  const { made, pageFor, write } = start();

  pageFor(asked());
  write();
  pageFor(asked());
  pageFor(asked());

  expect(made).toHaveLength(2);
});

it('makes one page for each address, and one more for whoever leafs too fast', () => {
  const { made, pageFor } = start();

  for (const request of [asked(), asked('/achi'), asked('/demand', true)]) pageFor(request);

  expect(made).toHaveLength(3);
});

it('tells everybody of a fault, and tries again for the next', async () => {
  const { made, pageFor } = start();

  const pages = Promise.allSettled([pageFor(asked()), pageFor(asked())]);
  made[0]?.reject(new Error('no page'));

  expect((await pages).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  pageFor(asked());
  expect(made).toHaveLength(2);
});

it('keeps no page of which something was missing', async () => {
  const { made, pageFor } = start();

  const page = pageFor(asked());
  made[0]?.resolve({ ...PAGE, isWhole: false });
  await page;
  pageFor(asked());

  expect(made).toHaveLength(2);
});
