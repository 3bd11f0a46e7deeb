import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run dev -- --mock`: screens without the service. Every reading call answers what the service really answered
 * to the demo applicant when `npm run mock:record` last ran (tests/fixtures/replies, checked against the contract by
 * tests/repository/mock.test.ts). Nothing is kept: a call that would change something says so.
 */
const FOLDER = join(process.cwd(), 'tests/fixtures/replies');

/** The part of Express that Umi hands in and this file uses. */
interface Response {
  status: (code: number) => Response;
  setHeader: (name: string, value: string) => void;
  json: (body: unknown) => void;
}
type Handler = (request: unknown, response: Response) => void;

const replay =
  (body: unknown): Handler =>
  (_request, response) => {
    response.setHeader('date', new Date(RECORDED_AT).toUTCString());
    response.json(body);
  };

const refuse: Handler = (_request, response) => {
  const message = '这是录制的演示数据，不能保存。请用 npm run dev 连同服务一起启动';
  response.status(503).json({ success: false, code: 503, msg: message, status: -1, message, showType: 2 });
};

/** The app goes by the time of the answers: it stays that of the recording, which the recorded dates fit. */
const RECORDED_AT =
  /"serverTime": "([^"]+)"/.exec(readFileSync(join(FOLDER, 'period.json'), 'utf8'))?.[1] ?? '';

/** The contract's `{id}` as Express writes it. */
const routeOf = (key: string): string => key.replace(/\{(\w+)\}/g, ':$1');

const recorded: [string, unknown][] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => Object.entries(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))));

/** The first pattern that fits answers, so `myList` stands before `{id}`. */
const depthOf = ([key]: [string, unknown]): number => key.split('{').length;

export const replies: Record<string, Handler> = Object.fromEntries([
  ...recorded.sort((a, b) => depthOf(a) - depthOf(b)).map(([key, body]) => [routeOf(key), replay(body)]),
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
    ['/prod-api/(.*)', '/api/(.*\\.json)'].map((path) => [`${method} ${path}`, refuse]),
  ),
]);

export default replies;
