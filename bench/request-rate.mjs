// Requests a second of 我的申报 against a bare handler that sends the same bytes, in one run: the ratio is the figure.
import { createServer } from 'node:http';
import autocannon from 'autocannon';
import fastify from 'fastify';
import { signIn } from './sign-in.mjs';

const SECONDS = 5;
const CONNECTIONS = 20;

const rate = async (url, headers = {}) => {
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 });
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were no success.`);
  return result.requests.average;
};

const listening = (server) =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done(server.address().port)));

export async function requestRates(origin) {
  const headers = await signIn(origin);
  const list = `${origin}/prod-api/cms/apply/myList`;
  const body = await fetch(list, { headers }).then((reply) => reply.text());

  const bare = createServer((_, reply) => reply.setHeader('content-type', 'application/json').end(body));
  const barePort = await listening(bare);
  const framework = fastify();
  framework.get('/', (_, reply) => reply.type('application/json').send(body));
  const frameworkAddress = await framework.listen({ port: 0, host: '127.0.0.1' });
  try {
    const figures = [];
    for (const [name, url] of [
      ['node:http', `http://127.0.0.1:${barePort}/`],
      ['Fastify', frameworkAddress],
    ])
      figures.push({ name, perSecond: await rate(url) });
    figures.push({
      name: '开放批次（公开）',
      perSecond: await rate(`${origin}/prod-api/cms/period/list/open`),
    });
    figures.push({ name: '我的申报（登录、两次查询以上）', perSecond: await rate(list, headers) });
    return figures;
  } finally {
    bare.close();
    await framework.close();
  }
}
