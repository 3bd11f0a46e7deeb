import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';
import { dialectOf, replySchema } from '@server/http/envelope';
import { Value } from 'typebox/value';
import { replies } from '../../mock/replies';

const FOLDER = resolve(__dirname, '../fixtures/replies');
const rowsOf = endpoints as Record<string, Endpoint>;
const recorded: [string, unknown][] = readdirSync(FOLDER).flatMap((name) =>
  Object.entries(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))),
);

interface Sent {
  status: number;
  date: string;
  body: unknown;
}

/** Asks the mock as Umi does: the first pattern that fits answers. */
const ask = (method: string, path: string): Sent => {
  const sent: Sent = { status: 200, date: '', body: null };
  const response = {
    status: (code: number) => {
      sent.status = code;
      return response;
    },
    setHeader: (_name: string, value: string) => {
      sent.date = value;
    },
    json: (body: unknown) => {
      sent.body = body;
    },
  };
  const fits = ([pattern]: [string, unknown]): boolean => {
    const [wanted, shape = ''] = pattern.split(' ');
    const expression = shape.replace(/\.(?!\*)/g, '\\.').replace(/:\w+/g, '[^/]+');
    return wanted === method && new RegExp(`^${expression}$`).test(path);
  };
  Object.entries(replies).find(fits)?.[1](null, response);
  return sent;
};

describe('the recorded answers', () => {
  it.each(recorded)('%s is what the contract says', (key, body) => {
    const row = rowsOf[key];
    const schema = row && replySchema(dialectOf(key.split(' ')[1] ?? ''), row);

    expect(schema).toBeDefined();
    expect(schema ? [...Value.Errors(schema, body)] : ['no row']).toEqual([]);
  });

  it('hold no credential of a real session', () => {
    expect(JSON.stringify(recorded)).not.toMatch(/eyJ[\w-]{10,}\./);
  });
});

describe('the mock', () => {
  it('answers at the time of the recording, so that what was open stays open', () => {
    const { date, body } = ask('GET', '/prod-api/cms/period/list');
    const [{ serverTime }] = (body as { rows: [{ serverTime: string }] }).rows;

    expect(Math.abs(Date.parse(date) - Date.parse(serverTime))).toBeLessThan(1000);
  });

  it('answers a list with what was recorded, not with one of its details', () => {
    const { status, body } = ask('GET', '/prod-api/cms/apply/myList');

    expect(status).toBe(200);
    expect(body).toHaveProperty('rows');
  });

  it('answers any detail with the recorded one', () => {
    expect(ask('GET', '/prod-api/cms/apply/12345').body).toHaveProperty('data.sections');
  });

  it('says that nothing is kept when somebody saves', () => {
    expect(ask('POST', '/prod-api/cms/apply')).toMatchObject({ status: 503, body: { code: 503 } });
  });
});
