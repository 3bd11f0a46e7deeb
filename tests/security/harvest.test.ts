import { PAGES_PER_MINUTE, ReadingPace } from '@server/plugins/reading-pace';
import { sampledRows } from '@tests/support/endpoint-samples';
import { PERSONAL_NUMBER } from '@tests/support/personal-data';
import { type Answer, startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
beforeEach(() => {
  // Advances the clock so that a new minute begins for everybody.
  service.clock.now = new Date(service.clock.now.getTime() + 61_000);
});

const LIST = '/prod-api/cms/open/demand';
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const leaf = async (pages: number, headers: Record<string, string>, url = LIST): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (let page = 1; page <= pages; page += 1)
    answers.push(await service.call('GET', `${url}?pageNum=${page}`, { headers }));
  return answers;
};
const statuses = (answers: Answer[]): number[] => [...new Set(answers.map(({ status }) => status))];

describe('whoever leafs through a public list [req:attack-a73]', () => {
  it('is asked to wait after sixty different pages in a minute', async () => {
    const answers = await leaf(PAGES_PER_MINUTE + 2, from('198.51.100.1'));

    expect(statuses(answers.slice(0, PAGES_PER_MINUTE))).toEqual([200]);
    expect(statuses(answers.slice(PAGES_PER_MINUTE))).toEqual([429]);
    expect(answers.at(-1)?.response.headers['retry-after']).toBe('60');
  });

  it('cannot get more at once, from the next address of the same network or under another order', async () => {
    const pages = Array.from({ length: 80 }, (_, i) => i);

    const answers = await Promise.all(
      pages.map((i) =>
        service.call('GET', `${LIST}?pageNum=${i + 1}&isAsc=${i % 2 ? 'asc' : 'desc'}`, {
          headers: from(`2001:db8:1:2::${i + 1}`),
        }),
      ),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PAGES_PER_MINUTE);
  });

  it('may go on in the next minute', async () => {
    await leaf(PAGES_PER_MINUTE, from('198.51.100.2'));
    service.clock.now = new Date(service.clock.now.getTime() + 61_000);

    expect(statuses(await leaf(3, from('198.51.100.2')))).toEqual([200]);
  });

  it('is not slowed by neighbours who read the same page, nor are others by him', async () => {
    await leaf(PAGES_PER_MINUTE + 1, from('198.51.100.3'));
    const again = await Promise.all(
      Array.from({ length: 100 }, () =>
        service.call('GET', `${LIST}?pageNum=1`, { headers: from('198.51.100.3') }),
      ),
    );

    expect(statuses(again)).toEqual([200]);
    expect(statuses(await leaf(3, from('198.51.100.4')))).toEqual([200]);
  });

  it('loses nothing by a page that was refused', async () => {
    for (let i = 0; i < PAGES_PER_MINUTE; i += 1)
      await service.call('GET', `${LIST}?pageSize=${i + 1000}`, { headers: from('198.51.100.5') });

    expect(statuses(await leaf(1, from('198.51.100.5')))).toEqual([200]);
  });

  it('is counted as a person when signed in, wherever from', async () => {
    const { headers } = await service.signIn('shenzhiyao');
    const answers: Answer[] = [];
    for (let page = 1; page <= PAGES_PER_MINUTE + 1; page += 1)
      answers.push(
        await service.call('GET', `${LIST}?pageNum=${page}`, {
          headers: { ...headers, ...from(`203.0.113.${page}`) },
        }),
      );

    expect(answers.at(-1)?.status).toBe(429);
  });

  it('meets this at every such list', () => {
    const listed = sampledRows.filter(
      ({ row }) => row.access === 'public' && row.reply.kind === 'rows' && row.query,
    );

    expect(listed.length).toBeGreaterThan(3);
    for (const { url, row } of listed) {
      const names = Object.keys(row.query?.properties ?? {});
      expect([url, names.includes('pageNum') || names.includes('page')]).toEqual([url, true]);
    }
  });

  it('reads no name and no number that is not meant for everybody', async () => {
    const { status, response } = await service.call('GET', `${LIST}?pageSize=100`, {
      headers: from('198.51.100.6'),
    });

    expect(status).toBe(200);
    expect(response.body).not.toMatch(PERSONAL_NUMBER);
    expect(response.body).not.toMatch(/[\w.-]+@[\w-]+\.\w/);
  });
});

it('a crowd of readers takes a bounded room', () => {
  const pace = new ReadingPace();
  for (let i = 0; i < 20_000; i += 1) pace.take(`reader ${i}`, '/', 0);

  expect((pace as unknown as { readers: Map<string, unknown> }).readers.size).toBeLessThanOrEqual(5000);
});

test('a clock that is set back an hour makes nobody wait an hour', () => {
  const pace = new ReadingPace();
  for (let page = 0; page < PAGES_PER_MINUTE; page += 1) pace.take('reader', `/${page}`, 3_600_000);

  expect(pace.take('reader', '/one-more', 3_600_000)).toBeGreaterThan(0);
  expect(pace.take('reader', '/one-more', 0)).toBe(0);
});
