import { anApplicant, clearApplications } from '@tests/support/anApplicant';
import type { Field, Race } from './race';
import { type Act, sceneRaces } from './scene';

/** Shen leads an application; Gu is invited, takes part, leaves, or is removed. */
export const helperRaces = async ({ service, people, ids }: Field): Promise<Race[]> => {
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  const shen = await anApplicant(service, 'shenzhiyao');
  const remove = (place: string) => () =>
    service.call('DELETE', `/prod-api/cms/apply${place}`, { headers: people.shenzhiyao });
  const partsOf = (id: number) => async () =>
    (await query('select helpers from application where id = $1', [id])).rows[0].helpers.map(
      ({ role }: { role: string }) => role,
    );
  const aDraft = async (): Promise<number> => {
    await clearApplications(service);
    return (await shen.create()).body.data.id;
  };
  const asked = async () => {
    const id = await aDraft();
    const { body } = await shen.send('POST', `/${id}/invitations`, { role: 'reader', sections: [] });
    const [invitation] = body.data.invitations;
    const answer = (accept: boolean) => () =>
      service.call('POST', `/prod-api/cms/apply/invitations/${invitation.code}/answer`, {
        headers: people.gumingqian,
        body: { accept },
      });
    const acts = {
      withdraw: {
        send: remove(`/${id}/invitations/${invitation.id}`),
        audit: 'apply.helper.uninvite',
        becomes: [],
      },
      accept: { send: answer(true), audit: 'apply.helper.accept', becomes: ['reader'] },
      decline: { send: answer(false), audit: 'apply.helper.decline', becomes: [] },
    } satisfies Record<string, Act>;
    return { acts, targets: [`application:${id}`], now: partsOf(id) };
  };
  const inside = async () => {
    const id = await aDraft();
    await query(
      `update application set helpers = jsonb_build_array(jsonb_build_object(
         'accountId', $2::bigint, 'role', 'reader', 'sections', '[]'::jsonb, 'since', now())) where id = $1`,
      [id, ids.gumingqian],
    );
    const url = `/prod-api/cms/apply/${id}/helpers/${ids.gumingqian}`;
    const acts = {
      remove: {
        send: () => service.call('DELETE', url, { headers: people.shenzhiyao }),
        audit: 'apply.helper.remove',
        becomes: [],
      },
      leave: {
        send: () => service.call('DELETE', url, { headers: people.gumingqian }),
        audit: 'apply.helper.leave',
        becomes: [],
      },
    } satisfies Record<string, Act>;
    return { acts, targets: [`application:${id}`], now: partsOf(id) };
  };
  const said = async () => {
    const id = await aDraft();
    const { body } = await shen.send('POST', `/${id}/comments`, { path: 'base.title', text: '题目再改短些' });
    const [{ id: threadId, comments }] = body.data.threads;
    const acts = {
      take: {
        send: remove(`/${id}/comments/${comments[0].id}`),
        audit: 'apply.comment.remove',
        becomes: 0,
      },
    } satisfies Record<string, Act>;
    const count = async () =>
      (await query('select 1 from application_thread where id = $1', [threadId])).rows.length;
    return { acts, targets: [`application:${id}`], now: count };
  };
  const requested = async () => {
    await clearApplications(service);
    const draft = await shen.completeDraft();
    const [{ id: rowId = '' } = {}] = draft.sections.team.members;
    await query('update application set fields = fields || $2::jsonb where id = $1', [
      draft.id,
      JSON.stringify({ [`team.members.${rowId}.name`]: '顾明谦', [`team.members.${rowId}.idNumber`]: null }),
    ]);
    const { body } = await shen.send('POST', `/${draft.id}/confirmations`, { rowId });
    const { id, code } = body.data.members.find((member: { rowId: string }) => member.rowId === rowId);
    const url = `/prod-api/cms/apply/confirmations/${code}`;
    const { seen } = (await service.call('GET', url, { headers: people.gumingqian })).body.data;
    const answer = (accept: boolean) => () =>
      service.call('POST', `${url}/answer`, {
        headers: people.gumingqian,
        body: { accept, seen, reason: '没有时间' },
      });
    const acts = {
      withdraw: {
        send: remove(`/${draft.id}/confirmations/${id}`),
        audit: 'apply.confirm.withdraw',
        becomes: [],
      },
      confirm: { send: answer(true), audit: 'apply.confirm.accept', becomes: ['confirmed'] },
      decline: { send: answer(false), audit: 'apply.confirm.decline', becomes: ['declined'] },
    } satisfies Record<string, Act>;
    const states = async () =>
      (
        await query('select state from application_confirmation where application_id = $1', [draft.id])
      ).rows.map(({ state }) => state);
    return { acts, targets: [`application:${draft.id}`], now: states };
  };
  return [
    ...sceneRaces(service, {
      name: 'request to a member',
      pairs: [
        ['withdraw', 'withdraw'],
        ['confirm', 'confirm'],
        ['decline', 'decline'],
      ],
      rows: { withdraw: 'DELETE /prod-api/cms/apply/{id}/confirmations/{confirmationId}' },
      set: requested,
    }),
    ...sceneRaces(service, {
      name: 'comment on an application',
      pairs: [['take', 'take']],
      rows: { take: 'DELETE /prod-api/cms/apply/{id}/comments/{commentId}' },
      set: said,
    }),
    ...sceneRaces(service, {
      name: 'invitation to an application',
      pairs: [
        ['withdraw', 'accept'],
        ['withdraw', 'decline'],
        ['withdraw', 'withdraw'],
        ['accept', 'decline'],
        ['accept', 'accept'],
      ],
      rows: { withdraw: 'DELETE /prod-api/cms/apply/{id}/invitations/{invitationId}' },
      set: asked,
    }),
    ...sceneRaces(service, {
      name: 'helper of an application',
      pairs: [
        ['remove', 'leave'],
        ['remove', 'remove'],
        ['leave', 'leave'],
      ],
      rows: { remove: 'DELETE /prod-api/cms/apply/{id}/helpers/{accountId}' },
      set: inside,
    }),
  ];
};
