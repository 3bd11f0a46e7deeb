const PASSWORD = 'Chun-feng-28';
const APPLY = '/prod-api/cms/apply';
const WRITERS = ['shenzhiyao', 'gumingqian'];
/** Number of attempts, each of at most two seconds. */
const PRESSES = 30;

interface Reply {
  status: number;
  /** The answer of any row. */
  body: ReturnType<typeof JSON.parse>;
}
type Send = (method: string, path: string, content?: object) => Promise<Reply>;

const sender = (origin: string, headers: Record<string, string> = {}): Send => {
  return async (method, path, content) => {
    const reply = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(content && { 'content-type': 'application/json' }) },
      ...(content && { body: JSON.stringify(content) }),
    });
    return { status: reply.status, body: await reply.json() };
  };
};

const signIn = async (origin: string, username: string): Promise<Send | null> => {
  const { status, body } = await sender(origin)('POST', '/prod-api/auth/login', {
    username,
    password: PASSWORD,
  });
  return status === 200 ? sender(origin, { authorization: `Bearer ${body.data.access_token}` }) : null;
};

/** Reads the person's own applications with everything that belongs to them. */
const readOwn = async (send: Send): Promise<{ read: number; faults: string[] }> => {
  const { body } = await send('GET', `${APPLY}/myList?pageSize=50`);
  const paths = body.rows.flatMap(({ id, submittedAt }: { id: number; submittedAt: string | null }) =>
    ['', '/events', ...(submittedAt ? ['/receipt'] : [])].map((part) => `${APPLY}/${id}${part}`),
  ) as string[];
  const faults: string[] = [];
  for (const path of paths) {
    const { status } = await send('GET', path);
    if (status !== 200) faults.push(`${path} 回答 ${status}`);
  }
  return { read: paths.length, faults };
};

/** Checks that what was sealed then is still valid: every entry of the audit log, and every receipt. */
const checkChains = async (send: Send): Promise<string[]> => {
  const audit = await send('GET', '/prod-api/monitor/audit/verify');
  let receipts = await send('POST', '/prod-api/monitor/receipt/check');
  for (let press = 0; press < PRESSES && receipts.body.data?.status === 'running'; press += 1)
    receipts = await send('POST', '/prod-api/monitor/receipt/check');
  return [
    ...(audit.body.data?.intact === true ? [] : [`审计链核对不上：${JSON.stringify(audit.body)}`]),
    ...(receipts.body.data?.status === 'intact' ? [] : [`回执链核对不上：${JSON.stringify(receipts.body)}`]),
  ];
};

/**
 * People of the old data use today's program: they sign in and open their records, and the auditor checks both chains.
 */
export const readByPeople = async (origin: string): Promise<{ read: number; faults: string[] }> => {
  const faults: string[] = [];
  let read = 0;
  for (const login of [...WRITERS, 'auditor']) {
    const send = await signIn(origin, login);
    if (!send) {
      faults.push(`原来的账号 ${login} 登录不了`);
      continue;
    }
    if (login === 'auditor') faults.push(...(await checkChains(send)));
    else {
      const own = await readOwn(send);
      read += own.read;
      faults.push(...own.faults);
    }
  }
  return { read, faults };
};
