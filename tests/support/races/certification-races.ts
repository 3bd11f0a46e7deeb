import type { Field, Race } from './race';
import { columnOf } from './row-copies';
import { type Act, sceneRaces } from './scene';

const WORDS = { real_name: 'authentication', professional: 'professional_auth' } as const;
const CANCEL = { real_name: 'authentication', professional: 'professional_certification' } as const;

/** A certification requested, withdrawn, decided, given up and revoked, by its owner and by the office. */
export const certificationRaces = ({ service, people, ids }: Field): Race[] =>
  (['real_name', 'professional'] as const).flatMap((kind) => {
    const accountId = ids.linxiaoman;
    const row = `DELETE /api/users/accounts/{login}/${WORDS[kind]}_apply.json`;
    const set = async (status: 0 | 1) => {
      const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
      await query('delete from certification where account_id = $1', [accountId]);
      await query('update account set certified = $2, professional_certified = $2 where id = $1', [
        accountId,
        status === 1,
      ]);
      const { rows } = await query(
        `insert into certification (account_id, kind, name, gender, status, identity, extra)
         values ($1, $2, '林晓曼', 0, $3, 'teacher', '讲师') returning id`,
        [accountId, kind, status],
      );
      const id = Number(rows[0].id);
      const office = (path: string, body: object) => () =>
        service.call('PUT', `/prod-api/system/cert/${id}/${path}`, {
          headers: people.office,
          body: { version: 0, reason: '照片不清晰', ...body },
        });
      const own = (method: 'DELETE' | 'POST', path: string) => () =>
        service.call(method, `/api/users/${path}.json`, {
          headers: people.linxiaoman,
          ...(method === 'POST' ? { body: {} } : {}),
        });
      const acts = {
        withdraw: {
          send: own('DELETE', `accounts/linxiaoman/${WORDS[kind]}_apply`),
          audit: 'certification.withdraw',
          becomes: 3,
        },
        agree: { send: office('decide', { agree: true }), audit: 'certification.agree', becomes: 1 },
        refuse: { send: office('decide', { agree: false }), audit: 'certification.refuse', becomes: 2 },
        giveUp: {
          send: own('POST', `linxiaoman/cancel_${CANCEL[kind]}`),
          audit: 'certification.give_up',
          becomes: 3,
        },
        revoke: { send: office('revoke', {}), audit: 'certification.revoke', becomes: 3 },
      } satisfies Record<string, Act>;
      const targets = [`account:${accountId}`, `certification:${id}`];
      return { acts, targets, now: () => columnOf(service, 'certification', 'status', id) };
    };
    return [
      ...sceneRaces(service, {
        name: `certification ${kind} waiting`,
        pairs: [
          ['withdraw', 'agree'],
          ['withdraw', 'refuse'],
          ['agree', 'refuse'],
          ['agree', 'agree'],
          ['withdraw', 'withdraw'],
        ],
        rows: { withdraw: row },
        wishes: ['withdraw'],
        set: () => set(0),
      }),
      ...sceneRaces(service, {
        name: `certification ${kind} valid`,
        pairs: [
          ['giveUp', 'revoke'],
          ['giveUp', 'giveUp'],
          ['revoke', 'revoke'],
        ],
        set: () => set(1),
      }),
    ];
  });
