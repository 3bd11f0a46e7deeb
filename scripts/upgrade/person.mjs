const PASSWORD = 'Chun-feng-28';

/** Calls of one person, made through the API. */
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

/** Reports calls that an earlier version refuses or does not know, and goes on. */
export function said(act, { status, body }) {
  if (status === 200) return true;
  process.stdout.write(`${act}：${status} ${body.msg ?? body.message ?? ''}\n`);
  return false;
}

/** The rows of a list in whichever form a version returns them. */
export const rowsOf = async ({ send }, path) => {
  const { body } = await send('GET', path);
  return body.rows ?? body.data ?? [];
};

/** An autosave that is accepted regardless of the stored values. */
export const save = ({ send }, path, fields) =>
  send('PATCH', path, {
    changes: Object.entries(fields).map(([name, value]) => ({ path: name, base: null, value })),
    resolve: Object.keys(fields),
  });
