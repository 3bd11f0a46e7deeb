import type { Field, Race } from './race';
import { columnOf } from './row-copies';
import { type Act, sceneRaces } from './scene';

/** Gu teaches; Lin asks to join, is in it, leaves, or is taken out. */
export const learningRaces = async ({ service, people, ids }: Field): Promise<Race[]> => {
  const accountId = ids.linxiaoman;
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  const { rows } = await query(
    `select s.id from learning_space s where s.kind = 'course' and s.owner_id = $1
       and (s.end_at is null or s.end_at > now()) and s.capacity is null order by s.id limit 1`,
    [ids.gumingqian],
  );
  const spaceId = Number(rows[0].id);
  const clear = async (): Promise<void> => {
    await query('delete from learning_request where account_id = $1', [accountId]);
    await query('delete from learning_member where account_id = $1', [accountId]);
  };
  const asked = async () => {
    await clear();
    const found = await query(
      `insert into learning_request (space_id, account_id, role) values ($1, $2, 'assistant') returning id`,
      [spaceId, accountId],
    );
    const id = Number(found.rows[0].id);
    const url = `/api/learning/requests/${id}.json`;
    const decide = (accept: boolean) => () =>
      service.call('PUT', url, {
        headers: people.gumingqian,
        body: { accept, reason: '助教名额已满，请下学期再来', version: 0 },
      });
    const acts = {
      cancel: {
        send: () => service.call('DELETE', url, { headers: people.linxiaoman }),
        audit: 'learning.cancel',
        becomes: -1,
      },
      accept: { send: decide(true), audit: 'learning.accept', becomes: 1 },
      refuse: { send: decide(false), audit: 'learning.refuse', becomes: 2 },
    } satisfies Record<string, Act>;
    const now = () => columnOf(service, 'learning_request', 'status', id);
    return { acts, targets: [`learning_request:${id}`], now };
  };
  const member = async () => {
    await clear();
    await query(`insert into learning_member (space_id, account_id, role) values ($1, $2, 'student')`, [
      spaceId,
      accountId,
    ]);
    const url = `/api/learning/spaces/${spaceId}`;
    const manage = (path: string, body: object) => () =>
      service.call('PUT', `${url}/members/${accountId}${path}.json`, {
        headers: people.gumingqian,
        body: { known_roles: ['student'], ...body },
      });
    const acts = {
      leave: {
        send: () => service.call('DELETE', `${url}/membership.json`, { headers: people.linxiaoman }),
        audit: 'learning.leave',
        becomes: [],
      },
      remove: {
        send: manage('/removal', { reason: '长期没有参加课程的学习' }),
        audit: 'learning.member_removed',
        becomes: [],
      },
      promote: {
        send: manage('', { role: 'assistant' }),
        audit: 'learning.member_role',
        becomes: ['assistant'],
      },
    } satisfies Record<string, Act>;
    const now = async () =>
      (
        await query('select role from learning_member where space_id = $1 and account_id = $2', [
          spaceId,
          accountId,
        ])
      ).rows.map(({ role }) => role);
    return { acts, targets: [`learning_space:${spaceId}`], now };
  };
  return [
    ...sceneRaces(service, {
      name: 'learning request',
      pairs: [
        ['cancel', 'accept'],
        ['cancel', 'refuse'],
        ['accept', 'refuse'],
        ['accept', 'accept'],
        ['cancel', 'cancel'],
      ],
      rows: { cancel: 'DELETE /api/learning/requests/{id}.json' },
      set: asked,
    }),
    ...sceneRaces(service, {
      name: 'learning membership',
      pairs: [
        ['leave', 'leave'],
        ['leave', 'remove'],
        ['remove', 'remove'],
        ['remove', 'promote'],
      ],
      rows: { leave: 'DELETE /api/learning/spaces/{id}/membership.json' },
      set: member,
    }),
  ];
};
