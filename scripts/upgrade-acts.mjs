import { renameSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PASSWORD = 'Chun-feng-28';
const APPLY = '/prod-api/cms/apply';
const OWN_PHONE = '19900000001';
/** A code for signing in. */
const SIGN_IN_CODE = 6;
/** The timed jobs and the outbox have been gone through by then. */
const ROUND_MS = 8000;

/** A gateway that has no such number: the message is given up at once. */
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

/** One person's calls; what an earlier version does not know is passed over, and said. */
async function personOf(origin, login) {
  let headers = { 'content-type': 'application/json' };
  const send = async (method, path, body, own) => {
    const reply = await fetch(origin + path, {
      method,
      headers: { ...headers, ...own },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  };
  const { body } = await send('POST', '/prod-api/auth/login', { username: login, password: PASSWORD });
  headers = { ...headers, authorization: `Bearer ${body.data.access_token}` };
  const own = async () => (await send('GET', `${APPLY}/myList?pageSize=50`)).body.rows ?? [];
  return { send, own };
}

const said = (act, { status, body }) => {
  if (status !== 200) process.stdout.write(`${act}：${status} ${body.msg ?? body.message ?? ''}\n`);
};

/** A title that somebody replaced, so that its history holds the one before. */
async function replaceTitle({ send, own }) {
  const draft = (await own()).find(({ status }) => status === 'draft');
  const change = { path: 'base.title', base: null, value: '管网漏损定位与分区计量的联合研究' };
  const saved = await send('PATCH', `${APPLY}/${draft.id}/draft`, {
    changes: [change],
    resolve: [change.path],
  });
  said('改写题目', saved);
}

/** What follows from the plan of a period, or counts what hangs on it. */
const FOLLOWS = new Set(
  'id createTime updateTime status serverTime extensions applications submitted'.split(' '),
);

/** The office lets everybody apply twice in the period that is open. */
async function allowTwo({ send }) {
  const { body } = await send('GET', '/prod-api/cms/period/manage');
  for (const period of body.data ?? body.rows ?? []) {
    if (period.status !== 'open') continue;
    const plan = Object.fromEntries(Object.entries(period).filter(([name]) => !FOLLOWS.has(name)));
    const path = `/prod-api/cms/period/${period.id}`;
    said('放宽份数', await send('PUT', path, { ...plan, maxPerPerson: plan.maxPerPerson + 1 }));
  }
}

/** A draft that begins with an earlier application; one value that came from there is replaced. */
async function startFromEarlier({ send, own }) {
  const [periods, before] = [(await send('GET', '/prod-api/cms/period/list/open')).body, await own()];
  for (const { id: periodId } of periods.rows ?? periods.data ?? []) {
    for (const { id: earlierId, status } of before) {
      if (status === 'draft') continue;
      const begun = await send('POST', APPLY, { periodId, category: 'B', earlierId });
      if (begun.status !== 200) continue;
      const made = begun.body.data;
      const change = { path: 'plan.content', base: null, value: '重写的研究内容' };
      const saved = await send('PATCH', `${APPLY}/${made.id}/draft`, {
        changes: [change],
        resolve: [change.path],
      });
      said('改写底稿的内容', saved);
      return;
    }
  }
  process.stdout.write('没有以以前的申报为底稿\n');
}

/** What the platform does not expect: the folder of uploads is away while a file comes. */
async function failOnce({ send }, dataDir) {
  const uploads = join(dataDir, 'uploads');
  renameSync(uploads, `${uploads}-away`);
  try {
    const path = '/api/attachments.json?name=a.pdf&purpose=application';
    await send('POST', path, '%PDF-1.7', { 'content-type': 'application/pdf' });
  } finally {
    renameSync(`${uploads}-away`, uploads);
  }
}

/** What the demo data do not hold of themselves, done by people over the wire; the process ends after it. */
export async function firstSitting(origin, dataDir) {
  const leader = await personOf(origin, 'shenzhiyao');
  await replaceTitle(leader);
  await allowTwo(await personOf(origin, 'office'));
  await startFromEarlier(leader);
  const code = `/api/accounts/get_verification_code.json?login=${OWN_PHONE}&type=${SIGN_IN_CODE}`;
  said('验证码', await leader.send('GET', code));
  await failOnce(leader, dataDir);
  await wait(ROUND_MS);
}

/** What is gone soon: somebody has a form open while the backup is made. */
export async function secondSitting(origin) {
  await wait(ROUND_MS);
  const { send, own } = await personOf(origin, 'shenzhiyao');
  const draft = (await own()).find(({ status }) => status === 'draft');
  said('正在此处', await send('PUT', `${APPLY}/${draft.id}/presence`, { step: 'plan' }));
}
