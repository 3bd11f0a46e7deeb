import type { Endpoint } from '@contract/endpoint';
import { dialectOf, replySchema } from '@server/http/envelope';
import type { Answer } from '@tests/support/service';
import { Compile } from 'typebox/compile';

/** Fields of every refusal, in the dialect of its family; nothing internal may appear. */
const COMMON = ['success', 'errorCode', 'errorMessage', 'showType', 'traceId'];
const HEAD = { 'prod-api': ['code', 'msg'], api: ['status', 'message'] };
const MAY_HAVE = ['sentence', 'data'];
const INTERNALS = /node_modules|\bat \w+ \(|\.ts:\d|syntax error at|select "|insert into|ECONN|kysely/i;

const refusalFault = (url: string, { body, status, response }: Answer): string => {
  if (typeof body !== 'object' || body === null) return 'a refusal without its envelope';
  const dialect = dialectOf(url);
  const must = [...HEAD[dialect], ...COMMON];
  const keys = Object.keys(body);
  const missing = must.filter((key) => !keys.includes(key));
  const strange = keys.filter((key) => !must.includes(key) && !MAY_HAVE.includes(key));
  if (missing.length > 0 || strange.length > 0) return `a refusal of another form: -${missing} +${strange}`;
  if (dialect === 'prod-api' && body.code !== status) return `says ${body.code} with ${status}`;
  return INTERNALS.test(response.body) ? 'tells of the inside' : '';
};

/** Compiled once a row. */
export const answerChecker = (url: string, row: Endpoint): ((answer: Answer) => string) => {
  const schema = replySchema(dialectOf(url), row);
  const compiled = schema && Compile(schema);
  return (answer) => {
    const { status, body } = answer;
    if (status >= 500) return 'fails';
    if (status >= 400) return refusalFault(url, answer);
    if (!compiled || compiled.Check(body)) return '';
    const [first] = compiled.Errors(body);
    return `is not what the contract says: ${JSON.stringify(first).slice(0, 200)}`;
  };
};
