const PASSWORD = 'Chun-feng-28';

/** One person's calls, over the wire. */
export async function personOf(origin, login) {
  let headers = { 'content-type': 'application/json' };
  const send = async (method, path, body, own) => {
    const reply = await fetch(origin + path, {
      method,
      headers: { ...headers, ...own },
      ...(body && { body: typeof body === 'object' && !Buffer.isBuffer(body) ? JSON.stringify(body) : body }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  };
  const { body } = await send('POST', '/prod-api/auth/login', { username: login, password: PASSWORD });
  headers = { ...headers, authorization: `Bearer ${body.data.access_token}` };
  return { send };
}

/** What an earlier version does not know is passed over, and said. */
export function said(act, { status, body }) {
  if (status === 200) return true;
  process.stdout.write(`${act}：${status} ${body.msg ?? body.message ?? ''}\n`);
  return false;
}

/** The rows of a list, however a version answers with them. */
export const rowsOf = async ({ send }, path) => {
  const { body } = await send('GET', path);
  return body.rows ?? body.data ?? [];
};

/** An autosave that is taken whatever stands there. */
export const save = ({ send }, path, fields) =>
  send('PATCH', path, {
    changes: Object.entries(fields).map(([name, value]) => ({ path: name, base: null, value })),
    resolve: Object.keys(fields),
  });
