import { createSealer } from '@server/crypto/sealing';
import { whileHeld } from '@tests/support/held-row';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const query = async (text: string, values: unknown[] = []) =>
  (await service.db.pool.query(text, values)).rows;

it('of two people with one document who are agreed at the same moment, the second is told whose it is', async () => {
  const office = await service.signIn('office');
  const key = createSealer(service.config.dataKey.export()).fingerprint('id:990101199001010014');
  const wait = async (login: string) =>
    (
      await query(
        `insert into certification (account_id, kind, status, name, id_number_key)
         select id, 'real_name', 0, '同一证件', $2 from account where login = $1 returning id, version`,
        [login, key],
      )
    )[0];
  const [first, second] = [await wait('linxiaoman'), await wait('gumingqian')];
  const { status, body } = await whileHeld(
    service,
    { sql: 'update certification set status = 1 where id = $1', values: [first.id] },
    () =>
      service.call('PUT', `/prod-api/system/cert/${second.id}/decide`, {
        headers: office.headers,
        body: { agree: true, version: second.version },
      }),
  );

  expect([status, body.errorCode]).toEqual([409, 'certification.document_taken']);
  expect(await query('select status from certification where id = $1', [second.id])).toEqual([{ status: 0 }]);
});
