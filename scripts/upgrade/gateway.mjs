import { createServer } from 'node:http';

/** A gateway that answers that the number does not exist, so that the message fails permanently at once. */
export async function startRefusingGateway() {
  const server = createServer((request, reply) => {
    request.resume();
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify({ accepted: false, permanent: true, reason: '号码不存在' }));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
