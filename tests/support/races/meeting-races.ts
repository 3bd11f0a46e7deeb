import { randomUUID } from 'node:crypto';
import { anApplicant, clearApplications } from '@tests/support/anApplicant';
import type { Answer } from '@tests/support/service';
import { auditMark, auditSince, expectSame, type Field, type Race } from './race';
import { putRow, rowOf } from './row-copies';

interface MeetingAct {
  send: () => Promise<Answer>;
  /** Null where the act is not logged. */
  audit: string | null;
}
interface Meeting {
  first: MeetingAct;
  second: MeetingAct;
  targets: readonly string[];
  /** Checks the result, given which acts were reported as done; throws where it is wrong. */
  stands: (done: { first: boolean; second: boolean }) => Promise<void>;
}

/** Two different changes of one record: both may succeed one after the other, and the record must show both. */
const meets = ({ service }: Field, name: string, set: () => Promise<Meeting>): Race => ({
  name,
  covers: [],
  isSameWish: true,
  prepare: async () => {
    const { first, second, targets, stands } = await set();
    const mark = await auditMark(service);
    const done = { first: false, second: false };
    const fire =
      (side: 'first' | 'second', { send }: MeetingAct) =>
      async (): Promise<number> => {
        const { status } = await send();
        if (status >= 500) throw new Error(`${name}: the ${side} was told ${status}`);
        done[side] = status === 200;
        return status;
      };
    return {
      first: fire('first', first),
      second: fire('second', second),
      agree: async () => {
        const told = [...(done.first ? [first.audit] : []), ...(done.second ? [second.audit] : [])];
        const audited = await auditSince(service, mark, targets);
        expectSame('audit log', audited.toSorted(), told.filter((action) => action !== null).toSorted());
        await stands(done);
      },
    };
  },
});

const CLOSING = { password: 'Chun-feng-28' };

/** Changes of a person or record while another act relies on it. */
export const meetingRaces = async (field: Field): Promise<Race[]> => {
  const { service, people, ids } = field;
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  const cell = async (sql: string, values: unknown[]) => (await query(sql, values)).rows[0]?.value;
  const shen = await anApplicant(service, 'shenzhiyao');
  const person = await rowOf(service, 'account', ids.linxiaoman);

  /** A new person without any data, who signs in with the password of the demo. */
  const aPerson = async (facts: object = {}) => {
    const login = `race-${randomUUID().slice(0, 8)}`;
    const none = { phone: null, phone_key: null, email: null, email_key: null };
    const id = await putRow(service, 'account', person, { ...none, login, login_key: login, ...facts });
    await query("insert into account_role select $1, id from role where role_key = 'common'", [id]);
    const { headers } = await service.signIn(login, CLOSING.password);
    const closes = {
      send: () =>
        service.call('POST', '/api/users/close.json', { headers, body: { ...CLOSING, confirm: login } }),
      audit: 'account.close',
    };
    return { id, login, headers, closes };
  };

  const anAuthor = async (accountId: number): Promise<number> => {
    await clearApplications(service);
    const { id } = (await shen.create()).body.data;
    await query(
      `update application set helpers = jsonb_build_array(jsonb_build_object('accountId', $2::bigint,
         'role', 'author', 'sections', '["base"]'::jsonb, 'since', now())) where id = $1`,
      [id, accountId],
    );
    return id;
  };
  const saves = (id: number, headers: Record<string, string>): MeetingAct => ({
    send: () =>
      service.call('PATCH', `/prod-api/cms/apply/${id}/draft`, {
        headers,
        body: { changes: [{ path: 'base.summary', base: null, value: '与离开同时写下' }] },
      }),
    audit: null,
  });
  const author = (by: 'shenzhiyao' | 'gumingqian', audit: string) => async (): Promise<Meeting> => {
    const id = await anAuthor(ids.gumingqian);
    const url = `/prod-api/cms/apply/${id}/helpers/${ids.gumingqian}`;
    return {
      first: { send: () => service.call('DELETE', url, { headers: people[by] }), audit },
      second: saves(id, people.gumingqian),
      targets: [`application:${id}`],
      stands: async ({ first, second }) => {
        const written = await cell(
          "select fields ->> 'base.summary' as value from application where id = $1",
          [id],
        );
        expectSame('text', written ?? null, second ? '与离开同时写下' : null);
        const left = await cell(
          'select jsonb_array_length(helpers) as value from application where id = $1',
          [id],
        );
        expectSame('helpers', left, first ? 0 : 1);
      },
    };
  };

  const release = (stop: (id: number, headers: Record<string, string>) => Promise<Answer>) => async () => {
    const { id, headers } = await aPerson({ totp_sealed: null, totp_confirmed_at: null });
    await query(
      `insert into factor_release (account_id, grounds, asked_by, asked_at, lapses_at)
       values ($1, '竞态', $2, $3::timestamptz, $3::timestamptz + interval '7 days')`,
      [id, ids.office, service.clock.now],
    );
    const confirm = () =>
      service.call('PUT', `/prod-api/system/user/${id}/factorRelease`, { headers: people.admin });
    return {
      id,
      confirm: { send: confirm, audit: 'user.release_confirm' },
      stop: () => stop(id, headers),
      stands: async ({ first, second }: { first: boolean; second: boolean }) => {
        const { rows } = await query(
          'select ended_at is not null as ended, confirmed_by is not null as confirmed from factor_release where account_id = $1',
          [id],
        );
        expectSame('release', rows, [{ ended: second, confirmed: first }]);
      },
    };
  };
  const stopping = (by: 'owner' | 'staff', audit: string): Race =>
    meets(field, `release of a factor: confirm × stop by ${by}`, async () => {
      const { id, confirm, stop, stands } = await release((accountId, headers) =>
        by === 'owner'
          ? service.call('DELETE', '/api/users/totp/release.json', { headers })
          : service.call('DELETE', `/prod-api/system/user/${accountId}/factorRelease`, {
              headers: people.admin,
            }),
      )();
      return { first: confirm, second: { send: stop, audit }, targets: [`account:${id}`], stands };
    });

  const closed = async (id: number): Promise<boolean> =>
    (await cell('select status as value from account where id = $1', [id])) === 'closed';
  const unitId = Number(await cell('select unit_id as value from account where id = $1', [ids.xuyingchuan]));

  return [
    meets(field, 'author of an application: remove × save', author('shenzhiyao', 'apply.helper.remove')),
    meets(field, 'author of an application: leave × save', author('gumingqian', 'apply.helper.leave')),
    stopping('owner', 'account.release_stop'),
    stopping('staff', 'user.release_stop'),
    meets(field, 'account that is closed: let into a unit', async () => {
      const { id, closes } = await aPerson({ unit_id: null });
      const { rows } = await query(
        'insert into unit_member_apply (account_id, unit_id) values ($1, $2) returning id',
        [id, unitId],
      );
      const send = () =>
        service.call('PUT', `/prod-api/system/unit/member/${rows[0].id}/decide`, {
          headers: people.xuyingchuan,
          body: { version: 0, agree: true },
        });
      return {
        first: { send, audit: 'unit.member_agree' },
        second: closes,
        targets: [`account:${id}`],
        stands: async ({ second }) => {
          expectSame('closed', await closed(id), second);
          const unit = await cell('select unit_id::int as value from account where id = $1', [id]);
          if (second) expectSame('unit', unit ?? null, null);
        },
      };
    }),
    meets(field, 'account that is closed: given the unit', async () => {
      const { id, closes } = await aPerson({ unit_id: unitId, certified: true });
      const { rows: held } = await query('select * from account_role where account_id = $1', [
        ids.xuyingchuan,
      ]);
      const send = () =>
        service.call('PUT', `/prod-api/system/unit/people/${id}/handOver`, { headers: people.xuyingchuan });
      return {
        first: { send, audit: 'unit.hand_over' },
        second: closes,
        targets: [`account:${id}`],
        stands: async ({ first, second }) => {
          expectSame('closed', await closed(id), second);
          if (first) expectSame('both', second, false);
          const administers = await cell(
            `select count(*)::int as value from account_role join role on role.id = role_id
             where account_id = $1 and role_key = 'unit_admin'`,
            [id],
          );
          expectSame('administers', administers, first ? 1 : 0);
          // Gives the unit its own administrator again for the next round.
          await query('delete from account_role where account_id in ($1, $2)', [id, ids.xuyingchuan]);
          for (const row of held)
            await query('insert into account_role select (jsonb_populate_record(null::account_role, $1)).*', [
              JSON.stringify(row),
            ]);
        },
      };
    }),
    meets(field, 'account that is closed: asked to help write', async () => {
      await clearApplications(service);
      const { id: application } = (await shen.create()).body.data;
      const { body } = await shen.send('POST', `/${application}/invitations`, {
        role: 'reader',
        sections: [],
      });
      const [{ code }] = body.data.invitations;
      const { id, headers, closes } = await aPerson();
      const send = () =>
        service.call('POST', `/prod-api/cms/apply/invitations/${code}/answer`, {
          headers,
          body: { accept: true },
        });
      return {
        first: { send, audit: null },
        second: closes,
        targets: [`account:${id}`],
        stands: async ({ second }) => {
          expectSame('closed', await closed(id), second);
          const inside = await cell(
            'select jsonb_array_length(helpers) as value from application where id = $1',
            [application],
          );
          if (second) expectSame('helpers', inside, 0);
        },
      };
    }),
  ];
};
