import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type BuiltService, startBuiltService } from '@tests/support/startBuiltService';

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

/** Asks on one connection without pause, until the door is shut; tells how often, and what went wrong. */
async function visit(address: string, nth: number): Promise<{ answered: number; failures: string[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const failures: string[] = [];
  for (let answered = 0; ; answered += 1) {
    try {
      const status = await ask(address + PATHS[(nth + answered) % PATHS.length], agent);
      if (status !== 200) failures.push(`status ${status}`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ECONNREFUSED') failures.push(String(code));
      agent.destroy();
      return { answered, failures };
    }
  }
}

it('SIGTERM under load fails no request, and is done within 10 seconds [quality F02]', async () => {
  const visits = Array.from({ length: VISITORS }, (_, nth) => visit(service.address, nth));
  await delay(1500);
  const asked = Date.now();

  await service.stop();
  const took = Date.now() - asked;
  const results = await Promise.all(visits);

  expect(results.flatMap(({ failures }) => failures)).toEqual([]);
  expect(Math.min(...results.map(({ answered }) => answered))).toBeGreaterThan(5);
  expect(took).toBeLessThan(10_000);
});
