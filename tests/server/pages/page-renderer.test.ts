import { createPreparing, type RenderPage } from '@server/pages/page-renderer';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const LISTS = ['/list', '/list/more'];
const MINUTE_MS = 60_000;
const SITE = { host: 'kaichuang.example.cn', protocol: 'https:' } as const;

/** A service whose answers each have their own trace id, and a program that draws what it received. */
const openPreparing = () => {
  let asked = 0;
  const answers = { status: 200, rows: ['一项'] };
  const inject = async () => {
    asked += 1;
    return {
      statusCode: answers.status,
      body: JSON.stringify({ rows: answers.rows, serverTime: `moment ${asked}`, traceId: `trace-${asked}` }),
    };
  };
  const render = jest.fn<ReturnType<RenderPage>, Parameters<RenderPage>>(async ({ ask, url }) => {
    const told: string[] = [];
    for (const list of LISTS) told.push((await ask(list)).text);
    return { html: `${url}: ${told.join()}`, at: Date.now() };
  });
  const prepare = createPreparing({ inject } as unknown as FastifyInstance, render);
  return {
    answers,
    drawn: () => render.mock.calls.length,
    asked: () => asked,
    prepare: (url = '/', site = SITE) => prepare({ ip: '127.0.0.1', url } as FastifyRequest, site as never),
  };
};

const NOON = Date.parse('2026-11-28T12:00:00+08:00');
let clock: jest.SpyInstance<number>;
beforeEach(() => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(NOON);
});
afterEach(() => clock.mockRestore());

const later = (ms: number): void => void clock.mockReturnValue(NOON + ms);

type Opened = ReturnType<typeof openPreparing>;

describe('a page that was drawn a moment ago', () => {
  it.each<
    [what: string, meanwhile: (opened: Opened) => void, then: Parameters<Opened['prepare']>, drawn: number]
  >([
    ['stands while its answers say the same', () => later(MINUTE_MS - 1), [], 1],
    ['is drawn anew after a minute, for the time that it tells', () => later(MINUTE_MS), [], 2],
    ['is drawn anew where the clock was set back', () => later(-MINUTE_MS), [], 2],
    ['is drawn anew with another answer', ({ answers }) => answers.rows.push('又一项'), [], 2],
    [
      'is drawn anew where an answer is refused',
      ({ answers }) => Object.assign(answers, { status: 503 }),
      [],
      2,
    ],
    ['is another page than that of another address', () => undefined, ['/?pageNum=2'], 2],
    [
      'is another page than that of another site',
      () => undefined,
      ['/', { ...SITE, host: 'b.example.cn' as never }],
      2,
    ],
  ])('%s', async (_, meanwhile, then, drawn) => {
    const opened = openPreparing();
    const first = await opened.prepare();
    meanwhile(opened);

    const second = await opened.prepare(...then);

    expect(opened.drawn()).toBe(drawn);
    expect(second?.html === first?.html).toBe(drawn === 1);
  });

  it('asks for each of its answers once, drawn or not', async () => {
    const opened = openPreparing();
    await opened.prepare();
    opened.answers.rows.push('又一项');

    await opened.prepare();

    expect(opened.asked()).toBe(2 * LISTS.length);
  });

  it('brings the answers of now, with the clock of the service', async () => {
    const opened = openPreparing();
    await opened.prepare();

    const second = await opened.prepare();

    expect(second).toMatchObject({
      at: NOON,
      answers: { '/list': { serverTime: 'moment 3' }, '/list/more': { serverTime: 'moment 4' } },
    });
  });

  it('is compared with how it was drawn last', async () => {
    const opened = openPreparing();
    await opened.prepare();
    opened.answers.rows.push('又一项');
    await opened.prepare();

    await opened.prepare();

    expect(opened.drawn()).toBe(2);
  });
});
