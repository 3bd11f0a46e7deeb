import { randomUUID } from 'node:crypto';
import { uploadLeases } from '@server/modules/attachment/upload-lease';
import { startService, type TestService } from '@tests/support/service';
import { waitFor } from '@tests/support/wait-for';
import type { Lock } from '@tus/server';

let service: TestService;
let replica: () => (id: string) => Lock;

beforeAll(async () => {
  service = await startService();
  replica = () => {
    const locker = uploadLeases(service.db.kysely, service.app.log);
    return (id) => locker.newLock(id);
  };
});
afterAll(() => service.stop());

const patient = (): AbortSignal => new AbortController().signal;

async function anUpload(): Promise<string> {
  const { rows } = await service.db.pool.query<{ id: string }>(
    `insert into file (id, owner_id, purpose, name, size, storage_key)
     select $1::uuid, min(id), 'application', '查新报告.pdf', 1, $1::text from account returning id`,
    [randomUUID()],
  );
  return rows[0]?.id ?? '';
}

test('while one replica writes an upload, another waits, and is let in as soon as the first has been told', async () => {
  const id = await anUpload();
  const [here, there] = [replica()(id), replica()(id)];
  const order: string[] = [];
  await here.lock(patient(), async () => {
    order.push('told');
    await here.unlock();
  });

  await there.lock(patient(), () => undefined);
  order.push('in');
  await there.unlock();

  expect(order).toEqual(['told', 'in']);
});

test('different uploads do not wait for each other', async () => {
  const lock = replica();
  const [one, other] = [lock(await anUpload()), lock(await anUpload())];

  await one.lock(patient(), () => undefined);
  await other.lock(patient(), () => undefined);

  await Promise.all([one.unlock(), other.unlock()]);
});

test('a writer that died is followed once its lease has run out', async () => {
  const id = await anUpload();
  await service.db.pool.query(
    `insert into upload_lease (file_id, holder, expires_at) values ($1, $2, now() + interval '1 second')`,
    [id, randomUUID()],
  );
  const next = replica()(id);

  await next.lock(patient(), () => undefined);

  await next.unlock();
});

test('a writer whose lease went to another is told, and takes nothing from it', async () => {
  const id = await anUpload();
  const late = replica()(id);
  const told = jest.fn();
  await late.lock(patient(), told);

  await service.db.pool.query('update upload_lease set holder = $2 where file_id = $1', [id, randomUUID()]);

  await waitFor(() => told.mock.calls.length > 0);
  await late.unlock();
  const { rowCount } = await service.db.pool.query('select 1 from upload_lease where file_id = $1', [id]);
  expect(rowCount).toBe(1);
});

test('whoever hangs up while waiting waits no longer', async () => {
  const id = await anUpload();
  const [here, there] = [replica()(id), replica()(id)];
  await here.lock(patient(), () => undefined);
  const gone = new AbortController();
  const waiting = there.lock(gone.signal, () => undefined);

  gone.abort();

  await expect(waiting).rejects.toMatchObject({ status_code: 500 });
  await here.unlock();
});
