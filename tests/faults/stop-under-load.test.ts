import { Agent, type IncomingMessage, request } from 'node:http';
import { type BuiltService, startBuiltService } from '@tests/support/startBuiltService';
import { waitFor } from '@tests/support/wait-for';

const VISITORS = 40;
const PATHS = ['/api/setting.json', '/prod-api/cms/period/list', '/health/ready'];

let service: BuiltService;
beforeAll(async () => {
  service = await startBuiltService();
});

const ask = (url: string, agent: Agent): Promise<number> =>
  new Promise((done, fail) => {
    const sent = request(url, { agent }, (response: IncomingMessage) => {
      response.resume().once('end', () => done(response.statusCode ?? 0));
      response.once('error', fail);
    });
    sent.once('error', fail).end();
  });

interface Visit {
  answered: number;
  failures: string[];
}

/**
 * Sends requests on one connection without pause until the service stops listening; `visit` records how many, and what
 * went wrong.
 */
async function keepAsking(address: string, nth: number, visit: Visit): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (; ; visit.answered += 1) {
    try {
      const status = await ask(address + PATHS[(nth + visit.answered) % PATHS.length], agent);
      if (status !== 200) visit.failures.push(`status ${status}`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ECONNREFUSED') visit.failures.push(String(code));
      agent.destroy();
      return;
    }
  }
}

it('SIGTERM under load fails no request, and is done within 10 seconds [req:fault-f02]', async () => {
  const visits = Array.from({ length: VISITORS }, (): Visit => ({ answered: 0, failures: [] }));
  const asking = visits.map((visit, nth) => keepAsking(service.address, nth, visit));
  await waitFor(() => visits.every(({ answered }) => answered > 5));
  const asked = Date.now();

  await service.stop();
  const took = Date.now() - asked;
  await Promise.all(asking);

  expect(visits.flatMap(({ failures }) => failures)).toEqual([]);
  expect(took).toBeLessThan(10_000);
});
